// Pages without structured data: ingredients and steps are found by their headings, in many languages.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { fileOf, itemsOf, listsOf, plainDocument } from '../../../../../../test/support/import-files.ts';
import { format } from '../format.ts';

interface Sample {
  readonly language: string;
  readonly title: string;
  readonly ingredients: string;
  readonly lines: readonly string[];
  readonly steps: string;
  readonly texts: readonly string[];
  readonly end: string;
}

const samples: readonly Sample[] = [
  {
    language: 'en',
    title: 'Leek soup',
    ingredients: 'Ingredients',
    lines: ['2 leeks', '1 litre stock', 'salt'],
    steps: 'Method',
    texts: ['Slice the leeks and fry them in butter.', 'Add the stock and simmer for 20 minutes.'],
    end: 'Nutrition',
  },
  {
    language: 'de',
    title: 'Lauchsuppe',
    ingredients: 'Zutaten für 4 Personen',
    lines: ['2 Stangen Lauch', '1 l Brühe', 'Salz'],
    steps: 'Zubereitung',
    texts: ['Den Lauch in Ringe schneiden und anbraten.', 'Die Brühe zugeben und 20 Minuten köcheln lassen.'],
    end: 'Nährwerte',
  },
  {
    language: 'fr',
    title: 'Soupe aux poireaux',
    ingredients: 'Ingrédients',
    lines: ['2 poireaux', '1 l de bouillon', 'Sel'],
    steps: 'Préparation',
    texts: ['Émincez les poireaux et faites-les revenir.', 'Ajoutez le bouillon et laissez cuire 20 minutes.'],
    end: 'Commentaires',
  },
  {
    language: 'es',
    title: 'Sopa de puerros',
    ingredients: 'Ingredientes',
    lines: ['2 puerros', '1 l de caldo', 'Sal'],
    steps: 'Elaboración',
    texts: ['Corta los puerros y sofríelos en la olla.', 'Añade el caldo y cuece durante 20 minutos.'],
    end: 'Recetas relacionadas',
  },
  {
    language: 'it',
    title: 'Zuppa di porri',
    ingredients: 'Ingredienti',
    lines: ['2 porri', '1 l di brodo', 'Sale'],
    steps: 'Preparazione',
    texts: ['Affettate i porri e fateli rosolare.', 'Unite il brodo e cuocete per 20 minuti.'],
    end: 'Consigli',
  },
  {
    language: 'nl',
    title: 'Preisoep',
    ingredients: 'Ingrediënten',
    lines: ['2 preien', '1 l bouillon', 'zout'],
    steps: 'Bereidingswijze',
    texts: ['Snijd de prei in ringen en bak ze aan.', 'Voeg de bouillon toe en kook 20 minuten.'],
    end: 'Reacties',
  },
  {
    language: 'sv',
    title: 'Purjolökssoppa',
    ingredients: 'Ingredienser',
    lines: ['2 purjolökar', '1 l buljong', 'salt'],
    steps: 'Gör så här',
    texts: ['Skiva purjolöken och fräs den i smör.', 'Häll i buljongen och koka i 20 minuter.'],
    end: 'Kommentarer',
  },
  {
    language: 'da',
    title: 'Porresuppe',
    ingredients: 'Ingredienser',
    lines: ['2 porrer', '1 l bouillon', 'salt'],
    steps: 'Fremgangsmåde',
    texts: ['Skær porrerne i ringe og svits dem.', 'Kom bouillonen i og kog i 20 minutter.'],
    end: 'Tip',
  },
  {
    language: 'pt',
    title: 'Sopa de alho-poró',
    ingredients: 'Ingredientes',
    lines: ['2 alhos-porós', '1 litro de caldo', 'Sal a gosto'],
    steps: 'Modo de preparo',
    texts: ['Corte o alho-poró e refogue na manteiga.', 'Junte o caldo e cozinhe por 20 minutos.'],
    end: 'Veja também',
  },
  {
    language: 'pl',
    title: 'Zupa z porów',
    ingredients: 'Składniki',
    lines: ['2 pory', '1 l bulionu', 'sól'],
    steps: 'Sposób przygotowania',
    texts: ['Pokrój pory i podsmaż je na maśle.', 'Dodaj bulion i gotuj przez 20 minut.'],
    end: 'Komentarze',
  },
  {
    language: 'cs',
    title: 'Pórková polévka',
    ingredients: 'Suroviny',
    lines: ['2 pórky', '1 l vývaru', 'sůl'],
    steps: 'Postup',
    texts: ['Pórek nakrájejte a osmahněte na másle.', 'Zalijte vývarem a vařte 20 minut.'],
    end: 'Diskuze',
  },
  {
    language: 'hu',
    title: 'Póréhagymaleves',
    ingredients: 'Hozzávalók',
    lines: ['2 póréhagyma', '1 l alaplé', 'só'],
    steps: 'Elkészítés',
    texts: ['A póréhagymát karikázzuk fel és pirítsuk meg.', 'Öntsük fel az alaplével és főzzük 20 percig.'],
    end: 'Hozzászólások',
  },
  {
    language: 'fi',
    title: 'Purjokeitto',
    ingredients: 'Ainekset',
    lines: ['2 purjoa', '1 l lientä', 'suolaa'],
    steps: 'Valmistus',
    texts: ['Viipaloi purjot ja kuullota ne voissa.', 'Lisää liemi ja keitä 20 minuuttia.'],
    end: 'Ravintosisältö',
  },
  {
    language: 'ru',
    title: 'Суп из лука-порея',
    ingredients: 'Ингредиенты',
    lines: ['2 стебля лука-порея', '1 л бульона', 'соль'],
    steps: 'Приготовление',
    texts: ['Нарежьте лук-порей и обжарьте в масле.', 'Влейте бульон и варите 20 минут.'],
    end: 'Комментарии',
  },
  {
    language: 'uk',
    title: 'Суп з порею',
    ingredients: 'Інгредієнти',
    lines: ['2 стебла порею', '1 л бульйону', 'сіль'],
    steps: 'Спосіб приготування',
    texts: ['Наріжте порей і обсмажте на маслі.', 'Влийте бульйон і варіть 20 хвилин.'],
    end: 'Коментарі',
  },
  {
    language: 'el',
    title: 'Πρασόσουπα',
    ingredients: 'Υλικά',
    lines: ['2 πράσα', '1 λίτρο ζωμός', 'αλάτι'],
    steps: 'Εκτέλεση',
    texts: ['Κόβουμε τα πράσα και τα σοτάρουμε.', 'Προσθέτουμε τον ζωμό και βράζουμε 20 λεπτά.'],
    end: 'Σχόλια',
  },
  {
    language: 'tr',
    title: 'Pırasa çorbası',
    ingredients: 'Malzemeler',
    lines: ['2 adet pırasa', '1 litre et suyu', 'tuz'],
    steps: 'Yapılışı',
    texts: ['Pırasaları doğrayıp tereyağında kavurun.', 'Et suyunu ekleyip 20 dakika pişirin.'],
    end: 'Yorumlar',
  },
  {
    language: 'ja',
    title: 'ねぎのスープ',
    ingredients: '材料（2人分）',
    lines: ['ねぎ 2本', 'だし汁 400ml', '塩 少々'],
    steps: '作り方',
    texts: ['ねぎを薄く切り、バターで炒める。', 'だし汁を加えて20分煮て、塩で味を整える。'],
    end: 'コメント',
  },
  {
    language: 'ko',
    title: '대파 수프',
    ingredients: '재료',
    lines: ['대파 2대', '육수 1리터', '소금 약간'],
    steps: '만드는 법',
    texts: ['대파를 썰어서 버터에 잘 볶아 줍니다.', '육수를 붓고 20분 동안 끓여 주세요.'],
    end: '댓글',
  },
  {
    language: 'zh',
    title: '韭葱汤',
    ingredients: '食材',
    lines: ['韭葱 2根', '高汤 1升', '盐 少许'],
    steps: '做法',
    texts: ['将韭葱切成薄片，用黄油翻炒至变软。', '加入高汤，煮二十分钟，最后加盐调味即可。'],
    end: '评论',
  },
  {
    language: 'ar',
    title: 'شوربة الكراث',
    ingredients: 'المقادير',
    lines: ['2 كراث', '1 لتر مرق', 'ملح'],
    steps: 'طريقة التحضير',
    texts: ['يقطع الكراث إلى شرائح ويقلى في الزبدة.', 'يضاف المرق ويترك على النار 20 دقيقة.'],
    end: 'التعليقات',
  },
  {
    language: 'he',
    title: 'מרק כרישה',
    ingredients: 'מצרכים',
    lines: ['2 כרישות', '1 ליטר ציר', 'מלח'],
    steps: 'אופן ההכנה',
    texts: ['פורסים את הכרישה ומטגנים בחמאה.', 'מוסיפים את הציר ומבשלים 20 דקות.'],
    end: 'תגובות',
  },
  {
    language: 'id',
    title: 'Sup daun bawang',
    ingredients: 'Bahan-bahan',
    lines: ['2 batang daun bawang', '1 liter kaldu', 'garam'],
    steps: 'Cara membuat',
    texts: ['Iris daun bawang lalu tumis dengan mentega.', 'Tuang kaldu dan masak selama 20 menit.'],
    end: 'Komentar',
  },
  {
    language: 'vi',
    title: 'Súp tỏi tây',
    ingredients: 'Nguyên liệu',
    lines: ['2 cây tỏi tây', '1 lít nước dùng', 'muối'],
    steps: 'Cách làm',
    texts: ['Thái tỏi tây rồi xào với bơ cho thơm.', 'Cho nước dùng vào và nấu trong 20 phút.'],
    end: 'Bình luận',
  },
];

const item = (tag: string) => (text: string) => `<${tag}>${text}</${tag}>`;

const around = ({ language, title }: Sample, body: string): string => `<!doctype html><html lang="${language}"><head>
  <title>${title} | Example</title><meta property="og:site_name" content="Example"></head><body>
  <nav><ul><li><a href="/1">1</a></li><li><a href="/2">2</a></li></ul></nav><h1>${title}</h1>
  <p>Lorem ipsum dolor sit amet, consectetur adipiscing elit. Sed do eiusmod tempor.</p>${body}
  <footer><ul><li>2024 Example</li></ul></footer></body></html>`;

const lists = (sample: Sample): string =>
  around(
    sample,
    `<h2>${sample.ingredients}</h2><ul>${sample.lines.map(item('li')).join('')}</ul>
     <h2>${sample.steps}</h2><ol>${sample.texts.map(item('li')).join('')}</ol>
     <h2>${sample.end}</h2><ul><li>Lorem ipsum dolor sit amet, 200 kcal.</li></ul>`,
  );

const paragraphs = (sample: Sample): string =>
  around(
    sample,
    `<p><strong>${sample.ingredients}:</strong></p><p>${sample.lines.join('<br>\n')}</p>
     <p><strong>${sample.steps}:</strong></p>${sample.texts.map(item('p')).join('')}
     <p><strong>${sample.end}</strong></p><p>Lorem ipsum dolor sit amet, 200 kcal.</p>`,
  );

suite('pages without structured data', () => {
  for (const [layout, write] of [
    ['lists under headings', lists],
    ['paragraphs under bold text', paragraphs],
  ] as const) {
    for (const sample of samples) {
      test(`reads ${layout} (${sample.language})`, async () => {
        const [found, ...more] = await itemsOf(format, fileOf(write(sample)));
        assert.ok(found);
        const recipe = plainDocument(found);
        assert.deepEqual(
          [recipe.title, recipe.language, listsOf(recipe), found.remarks, more.length],
          [
            sample.title,
            sample.language,
            { ingredients: [['', ...sample.lines]], steps: [['', ...sample.texts]] },
            [{ code: 'structure-guessed' }],
            0,
          ],
        );
      });
    }
  }
});
