import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { archiveOf, documentsOf, fileOf, findAll, itemsOf, listsOf } from '../../../../../test/support/import-files.ts';
import { format } from './format.ts';

const NAMESPACES = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

const p = (text: string, properties = ''): string =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

const style = (id: string): string => `<w:pStyle w:val="${id}"/>`;
const list = (id: number): string => `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr>`;
const cell = (...paragraphs: readonly string[]): string => `<w:tc>${paragraphs.join('')}</w:tc>`;
const row = (...cells: readonly string[]): string => `<w:tr>${cells.join('')}</w:tr>`;

const documentXml = (...body: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document ${NAMESPACES}><w:body>${body.join('')}</w:body></w:document>`;

const numbering = `<w:numbering ${NAMESPACES}>
<w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>
<w:abstractNum w:abstractNumId="8"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>
<w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="8"/></w:num></w:numbering>`;

const styles = `<w:styles ${NAMESPACES}><w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style></w:styles>`;

const core = '<cp:coreProperties><dc:title>From the properties</dc:title></cp:coreProperties>';

const recipe = (title: string): string => p(title) + p('2 eggs') + p('1 cup milk') + p('Whisk and fry them well.');

const docx = (files: Readonly<Record<string, string>>) =>
  archiveOf({ '[Content_Types].xml': '<Types/>', ...files }, 'Pie.docx');

suite('Word documents', () => {
  test('keeps headings, lists, tables, breaks and text boxes', async () => {
    const archive = await docx({
      'word/document.xml': documentXml(
        p('Plum &amp; Apple', style('berschrift1')),
        p('Serves 4'),
        p('Ingredients', style('berschrift1')),
        p('2 eggs', list(2)),
        '<w:p><w:r><w:t>1 cup</w:t><w:tab/><w:t>milk</w:t></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>',
        `<w:tbl>${row(cell(p('200 g')), cell(p('flour')))}${row(cell(p('1 tsp')), cell(p('salt')))}</w:tbl>`,
        p('Method', style('berschrift1')),
        p('Mix', list(1)),
        p('Bake', list(1)),
        '<w:p><w:r><w:t>Cool</w:t><w:br/><w:t>and serve.</w:t></w:r></w:p>',
        '<w:p><mc:AlternateContent><mc:Choice><w:txbxContent><w:p><w:r><w:t>Note: hot!</w:t></w:r></w:p></w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent><w:p><w:r><w:t>Note: hot!</w:t></w:r></w:p></w:txbxContent></mc:Fallback></mc:AlternateContent></w:p>',
      ),
      'word/numbering.xml': numbering,
      'word/styles.xml': styles,
      'docProps/core.xml': core,
      'word/media/image2.png': 'x',
      'word/media/image10.png': 'y',
    });
    assert.equal(await format.detect(archive), 'sure');
    const [document] = await documentsOf(format, archive);
    assert.ok(document);
    assert.deepEqual(
      [document.title, document.yields?.[0]?.text, listsOf(document), document.notes],
      [
        'Plum & Apple',
        '4 servings',
        {
          ingredients: [['', '2 eggs', '1 cup milk', '200 g flour', '1 tsp salt']],
          steps: [['', 'Mix', 'Bake Cool and serve.']],
        },
        'hot!',
      ],
    );
    const [item] = await itemsOf(format, archive);
    assert.deepEqual(
      item?.photos.map(({ place }) => place),
      ['word/media/image2.png', 'word/media/image10.png'].map((path) => ({ kind: 'upload', path: [path] })),
    );
    assert.match(item?.extractedText ?? '', /^Plum & Apple\n\nServes 4\n/);
  });

  test('reads table cells as page columns and takes the title from the properties', async () => {
    const archive = await docx({
      'word/document.xml': documentXml(
        `<w:tbl>${row(
          cell(p('Ingredients'), p('2 eggs'), p('1 cup milk')),
          cell(p('Method'), p('Whisk them.'), p('Fry.')),
        )}</w:tbl>`,
      ),
      'docProps/core.xml': core,
    });
    const [document] = await documentsOf(format, archive);
    assert.deepEqual(document && [document.title, listsOf(document)], [
      'From the properties',
      { ingredients: [['', '2 eggs', '1 cup milk']], steps: [['', 'Whisk them.', 'Fry.']] },
    ]);
  });

  test('splits recipes at page breaks', async () => {
    const page = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
    const archive = await docx({ 'word/document.xml': documentXml(recipe('One'), page, recipe('Two')) });
    assert.deepEqual(
      (await documentsOf(format, archive)).map(({ title }) => title),
      ['One', 'Two'],
    );
  });

  test('reports a document without text and rejects other archives and files', async () => {
    const { found } = await findAll(format, await docx({ 'word/document.xml': documentXml() }));
    assert.deepEqual(found, [{ kind: 'unreadable', title: 'Pie.docx', reason: 'The document contains no text.' }]);
    assert.equal(await format.detect(await archiveOf({ 'a.xml': 'x' })), 'no');
    assert.equal(await format.detect(fileOf('x')), 'no');
  });
});
