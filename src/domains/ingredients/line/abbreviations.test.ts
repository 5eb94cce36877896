import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { languages } from '../../units/index.ts';
import type { Language } from '../../units/index.ts';
import { parseLine } from './parse-line.ts';

/**
 * Lines whose abbreviations can be mistaken for another unit, for a size or for part of the name. Expected are the
 * amounts with their unit ids, the size in brackets and the name. A unit that several conventions claim is shown as
 * written, with a question mark.
 */
const tables: Readonly<Record<Language, string>> = {
  en: `
    1 lg onion => 1 (lg) onion
    1 lg. onion => 1 (lg) onion
    2 lrg eggs => 2 (lrg) eggs
    1 lge onion => 1 (lge) onion
    1 sm onion => 1 (sm) onion
    1 sm. onion => 1 (sm) onion
    1 med onion => 1 (med) onion
    1 med. onion, chopped => 1 (med) onion
    1 T sugar => 1 T? sugar
    1 t salt => 1 t? salt
    2 T. butter => 2 T? butter
    1 t. salt => 1 t? salt
    1 c sugar => 1 c? sugar
    1 c. flour => 1 c? flour
    1 pkg. yeast => 1 count.package yeast
    1 env. gelatin => 1 count.sachet gelatin
    1 doz. eggs => 1 count.dozen eggs
    1 gal. water => 1 gal? water
    1 lb. beef => 1 avoirdupois.pound beef
    1 ea. onion => 1 count.piece onion
    100 g flour => 100 metric.gram flour
  `,
  de: `
    1 gr. Zwiebel => 1 (gr) Zwiebel
    1 gr. rote Zwiebel => 1 (gr) rote Zwiebel
    2 gr. Zwiebeln => 2 (gr) Zwiebeln
    2 gr. Zwiebel => 2 (gr) Zwiebel
    3 gr. Eier => 3 (gr) Eier
    1 gr. Ei => 1 (gr) Ei
    2-3 gr. Möhren => 2-3 (gr) Möhren
    1/2 gr. Salatgurke => 1/2 (gr) Salatgurke
    1 kl. Zwiebel => 1 (kl) Zwiebel
    2 kl. Chilischoten => 2 (kl) Chilischoten
    1 kl Zwiebel => 1 (kl) Zwiebel
    1 Kl. Gurke => 1 (Kl) Gurke
    1 mittl. Zwiebel => 1 (mittl) Zwiebel
    2 mittelgr. Kartoffeln => 2 (mittelgr) Kartoffeln
    2 m.-gr. Kartoffeln => 2 (m.-gr) Kartoffeln
    1 gr. Dose Tomaten => 1 count.can (gr) Tomaten
    1 kl. Bund Petersilie => 1 count.bunch (kl) Petersilie
    1 gr. EL Mehl => 1 metric.tablespoon (gr) Mehl
    2 gr Safran => 2 metric.gram Safran
    2 gr. Safran => 2 metric.gram Safran
    100 gr Mehl => 100 metric.gram Mehl
    100 gr. Mehl => 100 metric.gram Mehl
    500 gr. Zwiebeln => 500 metric.gram Zwiebeln
    5 gr. Zwiebel => 5 metric.gram Zwiebel
    1 gr. Zwiebelpulver => 1 metric.gram Zwiebelpulver
    1 KL Zucker => 1 metric.teaspoon Zucker
    1 kl. Zucker => 1 metric.teaspoon Zucker
    1 KL Zwiebelpulver => 1 metric.teaspoon Zwiebelpulver
    2 Eier Gr. M => 2 (Gr. M) Eier
    2 St. Eier => 2 count.piece Eier
    1 Pck. Backpulver => 1 count.sachet Backpulver
    1 gestr. TL Salz => 1 metric.teaspoon Salz
    Mehl gr. 500 => 500 metric.gram Mehl
  `,
  fr: `
    1 gros oignon => 1 (gros) oignon
    1 gr. oignon => 1 (gr) oignon
    2 gr. oignons => 2 (gr) oignons
    1 pte pomme => 1 (pte) pomme
    1 pt oignon => 1 (pt) oignon
    1 moy. carotte => 1 (moy) carotte
    2 gdes carottes => 2 (gdes) carottes
    1 pte boîte de maïs => 1 count.can (pte) maïs
    1 gd verre d'eau => 1 kitchen.glass (gd) eau
    1 gr. de safran => 1 metric.gram safran
    100 gr. de farine => 100 metric.gram farine
    100 gr d'oignons => 100 metric.gram oignons
    5 gr. d'oignon => 5 metric.gram oignon
    1 c. à c. de sel => 1 metric.teaspoon sel
    1 c.à.c de sel => 1 metric.teaspoon sel
    1 cc de sel => 1 metric.teaspoon sel
    2 cs de sucre => 2 metric.tablespoon sucre
    1 c. à s. de sucre => 1 metric.tablespoon sucre
    1 ½ dl de lait => 3/2 metric.decilitre lait
    1 pincée de gros sel => 1 kitchen.pinch gros sel
    4 tr. de pain => 4 count.slice pain
    1 bte de thon => 1 count.can thon
  `,
  es: `
    1 cda de sal => 1 metric.tablespoon sal
    2 cdas. de aceite => 2 metric.tablespoon aceite
    1 cdta de sal => 1 metric.teaspoon sal
    1 cdta. de sal => 1 metric.teaspoon sal
    1 cdita. de sal => 1 metric.teaspoon sal
    1 c. sopera de azúcar => 1 metric.tablespoon azúcar
    1 c. de café de sal => 1 metric.teaspoon sal
    1 cebolla gde. => 1 (gde) cebolla
    1 gde. cebolla => 1 (gde) cebolla
    1 cebolla peq. picada => 1 (peq) cebolla
    1 cebolla med. => 1 (med) cebolla
    2 huevos gdes. => 2 (gdes) huevos
    1 vaso gde. de leche => 1 kitchen.glass leche
    1 tza. de arroz => 1 tza? arroz
    100 gr de harina => 100 metric.gram harina
    2 grs. de azafrán => 2 metric.gram azafrán
    2 uds. de tomate => 2 count.piece tomate
    1 lt de leche => 1 metric.litre leche
    ½ kg. de patatas => 1/2 metric.kilogram patatas
    harina gr. 200 => 200 metric.gram harina
  `,
  it: `
    sale q.b. => sale
    olio q. b. => olio
    1 hg di farina => 1 metric.hectogram farina
    2 etti di prosciutto => 2 metric.hectogram prosciutto
    1 cipolla gr. => 1 (gr) cipolla
    1 cipolla gr. tritata => 1 (gr) cipolla
    1 cipolla picc. => 1 (picc) cipolla
    1 gr. di zafferano => 1 metric.gram zafferano
    100 gr. di farina => 100 metric.gram farina
    100 gr burro => 100 metric.gram burro
    farina gr. 100 => 100 metric.gram farina
    burro gr 50 => 50 metric.gram burro
    latte ml 200 => 200 metric.millilitre latte
    n. 2 uova => 2 uova
    n° 2 uova => 2 uova
    2 cucch. di olio => 2 metric.tablespoon olio
    1 cucch.no di sale => 1 metric.teaspoon sale
    1 bicch. di vino => 1 kitchen.glass vino
    1 spic. di aglio => 1 count.clove aglio
    2 pz. di pollo => 2 count.piece pollo
    ½ l. di latte => 1/2 metric.litre latte
  `,
  nl: `
    2 el olie => 2 metric.tablespoon olie
    2 EL olie => 2 metric.tablespoon olie
    1 tl zout => 1 metric.teaspoon zout
    1 eetl. olie => 1 metric.tablespoon olie
    1 theel. zout => 1 metric.teaspoon zout
    2 st. uien => 2 count.piece uien
    1 gr. ui => 1 (gr) ui
    2 gr. uien => 2 (gr) uien
    3 gr. eieren => 3 (gr) eieren
    1 kl. ui => 1 (kl) ui
    1 middelgr. ui => 1 (middelgr) ui
    1 kl. blikje tomatenpuree => 1 count.can (kl) tomatenpuree
    1 gr. blik tomaten => 1 count.can (gr) tomaten
    100 gr. bloem => 100 metric.gram bloem
    2 gr saffraan => 2 metric.gram saffraan
    2 gr. zout => 2 metric.gram zout
    5 gr. ui => 5 metric.gram ui
    1 kl suiker => 1 metric.teaspoon suiker
    1 kl. kaneel => 1 metric.teaspoon kaneel
    1 ons ham => 1 metric.hectogram ham
  `,
  sv: `
    2 st ägg => 2 count.piece ägg
    2 st. ägg => 2 count.piece ägg
    1 st stor lök => 1 count.piece (stor) lök
    1 krm salt => 1 metric.spicemeasure salt
    2 msk olja => 2 metric.tablespoon olja
    2 msk. olja => 2 metric.tablespoon olja
    1 tsk. salt => 1 metric.teaspoon salt
    1 klyfta vitlök => 1 count.clove vitlök
    2 kl. vitlök => 2 count.clove vitlök
    1 medelst. lök => 1 (medelst) lök
    1 mst. lök => 1 (mst) lök
    1 1/2 dl mjölk => 3/2 metric.decilitre mjölk
    1½ dl mjölk => 3/2 metric.decilitre mjölk
    2 hg smör => 2 metric.hectogram smör
    1 kkp mjölk => 1 kitchen.coffeecup mjölk
    1 frp grädde => 1 count.package grädde
    1 kn. dill => 1 count.bunch dill
    100 gr. smör => 100 metric.gram smör
    1 pkt. jäst => 1 count.package jäst
  `,
  pt: `
    1 c. sopa de azeite => 1 metric.tablespoon azeite
    1 c. (sopa) de azeite => 1 metric.tablespoon azeite
    1 c. de sopa de azeite => 1 metric.tablespoon azeite
    1 colh. de sopa de azeite => 1 metric.tablespoon azeite
    2 cols. de sopa de açúcar => 2 metric.tablespoon açúcar
    1 c. chá de sal => 1 metric.teaspoon sal
    2 und. de tomate => 2 count.piece tomate
    2 un. de tomate => 2 count.piece tomate
    1 cebola gde. => 1 (gde) cebola
    1 cebola gr. picada => 1 (gr) cebola
    1 cebola peq. => 1 (peq) cebola
    1 cebola méd. => 1 (méd) cebola
    1 maço peq. de salsa => 1 count.bunch salsa
    100 gr. de farinha => 100 metric.gram farinha
    2 gr. de açafrão => 2 metric.gram açafrão
    2 dtes de alho => 2 count.clove alho
    1 emb. de natas => 1 count.package natas
    1 pit. de sal => 1 kitchen.pinch sal
    azeite q.b. => azeite
    1 xíc. (chá) de leite => 1 xíc. (chá)? leite
  `,
};

const describe = (line: string, language: Language): string => {
  const { quantities, size, name } = parseLine(line, language);
  const amounts = quantities.map(({ amount: { value, min, max }, unit, unit_text: text }) =>
    [value ?? `${min ?? ''}-${max ?? ''}`, unit ?? (text === undefined ? '' : `${text}?`)].join(' ').trim(),
  );
  return [...amounts, ...(size === undefined ? [] : [`(${size})`]), name].join(' ');
};

suite('abbreviations', () => {
  for (const language of languages) {
    const rows = tables[language].split('\n').filter((row) => row.trim() !== '');
    test(`are read in ${rows.length} lines in ${language}`, () => {
      for (const row of rows) {
        const [line = '', expected] = row.split('=>').map((part) => part.trim());
        assert.equal(describe(line, language), expected, `${language}: ${line}`);
      }
    });
  }

  test('keep the whole text of a measure whose unit comes first', () => {
    const { quantities, quantity } = parseLine('farina gr. 100', 'it');
    assert.equal(quantities[0]?.text, 'gr. 100');
    assert.equal(quantity?.text, 'gr. 100');
  });
});
