import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { documentsOf, fileOf, findAll, listsOf } from '../../../../../test/support/import-files.ts';
import { format } from './format.ts';
import { dehyphenateLines } from './page-text.ts';

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly text: string;
}

const escaped = (text: string): string => text.replaceAll(/[\\()]/g, String.raw`\$&`);

const contentOf = (lines: readonly Placed[]): string =>
  lines.map(({ x, y, size = 11, text }) => `BT /F1 ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`).join('\n');

/** Builds a minimal PDF: a catalog, pages with one content stream each, and a standard font. */
const pdfOf = (pages: readonly (readonly Placed[])[], trailer = ''): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => {
      const content = contentOf(lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(text, 'latin1');
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = Buffer.byteLength(text, 'latin1');
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(text, 'latin1');
};

/** Stacks lines from top to bottom. An empty text leaves a gap. */
const column = (x: number, top: number, texts: readonly string[]): Placed[] =>
  texts.flatMap((text, index) => (text === '' ? [] : [{ x, y: top - index * 14, text }]));

const documentOf = async (bytes: Buffer) => {
  const [document, ...others] = await documentsOf(format, fileOf(bytes));
  assert.ok(document);
  assert.equal(others.length, 0);
  return document;
};

/** A book page with a header and a page number. */
const page = (number: number, texts: readonly string[]): Placed[] => [
  { x: 50, y: 790, text: 'My Cookbook' },
  ...column(50, 700, texts),
  { x: 300, y: 20, text: `Page ${number} of 2` },
];

const reasonOf = async (bytes: Buffer) => {
  const { found } = await findAll(format, fileOf(bytes, 'Soup.pdf'));
  const [one] = found;
  return one?.kind === 'unreadable' && [one.title, one.reason];
};

suite('PDF', () => {
  test('takes the largest text as the title and joins wrapped lines', async () => {
    const document = await documentOf(
      pdfOf([
        [
          { x: 50, y: 780, text: 'www.example.org' },
          { x: 50, y: 740, size: 24, text: 'Plum Cake' },
          ...column(50, 700, ['Serves 8', '', 'Ingredients', '500 g plums', '\x95 2 eggs', '\x95 salt', '', 'Method']),
          ...column(50, 580, [
            '1. Wash the plums, stone them and cut them into quar-',
            'ters. Leave them in a bowl.',
            '2. Bake.',
          ]),
        ],
      ]),
    );
    assert.deepEqual(
      [document.title, document.yields?.[0]?.text, document.description, listsOf(document)],
      [
        'Plum Cake',
        '8 servings',
        'www.example.org',
        {
          ingredients: [['', '500 g plums', '2 eggs', 'salt']],
          steps: [['', 'Wash the plums, stone them and cut them into quarters. Leave them in a bowl.', 'Bake.']],
        },
      ],
    );
  });

  test('reads columns one after the other', async () => {
    const document = await documentOf(
      pdfOf([
        [
          { x: 150, y: 760, size: 20, text: 'A card in two columns' },
          ...column(50, 700, ['Ingredients', '2 eggs', '100 g flour', '1 cup milk', 'a pinch of salt', '10 g butter']),
          ...column(320, 700, [
            'Method',
            'Whisk the eggs with the milk.',
            'Add the flour and the salt.',
            'Let it rest for a while.',
            'Fry in butter.',
          ]),
        ],
      ]),
    );
    assert.deepEqual(listsOf(document), {
      ingredients: [['', '2 eggs', '100 g flour', '1 cup milk', 'a pinch of salt', '10 g butter']],
      steps: [
        [
          '',
          'Whisk the eggs with the milk.',
          'Add the flour and the salt.',
          'Let it rest for a while.',
          'Fry in butter.',
        ],
      ],
    });
  });

  test('does not read a table of amounts as columns', async () => {
    const document = await documentOf(
      pdfOf([
        [
          { x: 50, y: 760, size: 20, text: 'Brownies' },
          ...column(50, 700, ['200 g', '150 g', '3', '80 g', '1 tsp']),
          ...column(150, 700, ['chocolate', 'butter', 'eggs', 'flour', 'salt']),
          ...column(50, 600, ['Melt, mix and bake for twenty minutes.']),
        ],
      ]),
    );
    assert.deepEqual(listsOf(document), {
      ingredients: [['', '200 g chocolate', '150 g butter', '3 eggs', '80 g flour', '1 tsp salt']],
      steps: [['', 'Melt, mix and bake for twenty minutes.']],
    });
  });

  test('drops page numbers, and the repeated header after the first page', async () => {
    const documents = await documentsOf(
      format,
      fileOf(
        pdfOf([
          page(1, ['Tea', '', 'Ingredients', '1 tsp tea', '', 'Method', 'Pour on hot', 'water and wait.']),
          page(2, ['Toast', '', 'Ingredients', '2 slices bread', '', 'Method', 'Toast it.']),
        ]),
      ),
    );
    assert.deepEqual(
      documents.map((document) => [document.title, document.description, listsOf(document).steps]),
      [
        ['My Cookbook', 'Tea', [['', 'Pour on hot water and wait.']]],
        ['Toast', undefined, [['', 'Toast it.']]],
      ],
    );
  });

  test('gives separate reasons for PDFs without text, damaged or protected PDFs, and other files', async () => {
    assert.deepEqual(await reasonOf(pdfOf([[]])), ['Soup', 'The PDF contains only pictures and no text.']);
    assert.deepEqual(await reasonOf(Buffer.from('%PDF-1.4\nnothing')), [
      'Soup',
      'The PDF is damaged and cannot be opened.',
    ]);
    const locked = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> >> /ID [<00> <00>] `;
    assert.deepEqual(await reasonOf(pdfOf([[{ x: 1, y: 1, text: 'x' }]], locked)), [
      'Soup',
      'The PDF is protected by a password.',
    ]);
    assert.deepEqual(await reasonOf(Buffer.from('no')), ['Soup', 'This is not a PDF.']);
  });

  test('detects a PDF by its first bytes', () => {
    assert.deepEqual(
      [pdfOf([[]]), Buffer.from(`\n\n%PDF-1.7`), Buffer.from('PDF')].map((bytes) => format.detect(fileOf(bytes))),
      ['sure', 'sure', 'no'],
    );
  });

  test('removes hyphens at line ends, except for those that belong to the word', () => {
    assert.deepEqual(dehyphenateLines(['cut into quar-', 'ters', 'all-', 'purpose flour', 'a -', 'b', '-', 'c']), [
      'cut into quarters',
      'all-purpose flour',
      'a -',
      'b',
      '-',
      'c',
    ]);
  });
});
