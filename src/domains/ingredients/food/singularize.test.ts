import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import type { Language } from '../../units/index.ts';
import { singularize } from './singularize.ts';

/** Pairs of plural and singular, and words that do not change. */
const examples: Readonly<Record<Language, string>> = {
  en:
    'leaves:leaf loaves:loaf halves:half olives:olive cloves:clove tomatoes:tomato potatoes:potato avocados:avocado ' +
    'berries:berry anchovies:anchovy cookies:cookie pies:pie peaches:peach quiches:quiche radishes:radish boxes:box ' +
    'glasses:glass cheeses:cheese octopuses:octopus chilies:chili chillies:chili chilis:chili chiles:chili ' +
    'chilli:chili kiwis:kiwi lychees:lychee geese:goose eggs:egg peas:pea molasses hummus couscous asparagus swiss ' +
    'grass watercress cheese haggis bass grits brussels zucchini spaghetti',
  de:
    'Zwiebeln:zwiebel Frühlingszwiebeln:fruhlingszwiebel Eier:ei Wachteleier:wachtelei Kartoffeln:kartoffel ' +
    'Tomaten:tomate Äpfel:apfel Nüsse:nuss Walnüsse:walnuss Pilze:pilz Kirschen:kirsche Bohnen:bohne ' +
    'Pistazien:pistazie Kapern:kaper Würste:wurst Blätter:blatt Champignons:champignon Avocados:avocado rote:rot ' +
    'roter:rot saure:sauer Radieschen Brötchen:brotchen Leinsamen Schinken Reis Lachs Ananas Butter Ingwer Couscous ' +
    'Klöße:kloss Gänse:gans Kekse:keks Aufläufe:auflauf Eintöpfe:eintopf Spieße:spiess Gerichte:gericht ' +
    'Rezepte:rezept Früchten:frucht Pizzen:pizza Rinder:rind Topfen',
  fr:
    'oignons:oignon œufs:oeuf choux:chou poireaux:poireau carottes:carotte rouges:rouge échalotes:echalote ' +
    'gâteaux:gateau bocaux:bocal kiwis:kiwi noix pois ananas radis anchois panais jus riz maïs:mais doux gros',
  es:
    'tomates:tomate limones:limon nueces:nuez cebollas:cebolla rojas:roja aguacates:aguacate calabacines:calabacin ' +
    'champiñones:champinon coliflores:coliflor pasteles:pastel huevos:huevo dulces:dulce arroz anís:anis perejil',
  it:
    'pomodori:pomodoro cipolle:cipolla uova:uovo funghi:fungo finocchi:finocchio limoni:limone arance:arancia ' +
    'acciughe:acciuga zucchine:zucchina mandorle:mandorla fragole:fragola noci:noce ceci:cece rosse:rossa ' +
    'secchi:secco bianchi:bianco pane latte sale pepe carne olio spaghetti linguine peperone formaggi:formaggio',
  nl:
    'uien:ui eieren:ei tomaten:tomaat aardappelen:aardappel aardappels:aardappel bonen:boon noten:noot olijven:olijf ' +
    "bessen:bes kruiden:kruid citroenen:citroen mosselen:mossel aardbeien:aardbei paprika's:paprika " +
    'champignons:champignon teentjes:teentje rode:rood citroen kaas vlees ananas ui prei',
  sv:
    'lökar:lok tomater:tomat morötter:morot räkor:raka gurkor:gurka klyftor:klyfta äpplen:apple nötter:not ' +
    'jordgubbar:jordgubbe mandlar:mandel röda:rod ägg:agg smör:smor peppar socker vinbär:vinbar koriander rabarber ' +
    'köttbullar:kottbulle tårtor:tarta gäss:gas sockerärtor:sockerart',
  pt:
    'limões:limao pães:pao ovos:ovo tomates:tomate nozes:noz colheres:colher vegetais:vegetal amendoins:amendoim ' +
    'cebolas:cebola feijões:feijao vinagres:vinagre arroz anis limão:limao pãezinhos:paozinho ' +
    'funis:funil',
};

const languages = Object.keys(examples) as Language[];

suite('singularizing', () => {
  for (const language of languages) {
    test(`converts plurals to singulars in ${language}`, () => {
      for (const pair of examples[language].split(' ')) {
        const [plural = '', singular = plural.toLowerCase()] = pair.split(':');
        assert.equal(singularize(plural, language), singular);
        assert.equal(singularize(singular, language), singular, `${singular} is already singular`);
      }
    });
  }

  test('singularizes and folds every word of a phrase', () => {
    assert.equal(singularize('Red  Onions'), 'red onion');
    assert.equal(singularize('cebollas rojas', 'es'), 'cebolla roja');
    assert.equal(singularize(''), '');
  });

  test('is idempotent', () => {
    const endings = 's es ies en eln er e i aux x oes ar or ons tt ss ven a'.split(' ');
    const letters = 'a b c d e f g h i n o r s t u v x z'.split(' ');
    const word = fc
      .tuple(
        fc.string({ unit: fc.constantFrom(...letters), maxLength: 8 }),
        fc.array(fc.constantFrom(...endings), { maxLength: 8 }),
      )
      .map(([stem, ends]) => stem + ends.join(''));
    fc.assert(
      fc.property(fc.oneof(word, fc.string({ unit: 'grapheme' })), fc.constantFrom(...languages), (text, language) => {
        const singular = singularize(text, language);
        assert.equal(singularize(singular, language), singular);
      }),
      { numRuns: 3000, examples: [['𝅘𝅥𝅮Ṡ', 'en']] },
    );
  });
});
