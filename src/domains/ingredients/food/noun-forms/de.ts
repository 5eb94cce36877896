import { splitList } from './noun-lexicon.ts';
import type { AdjectiveForms, NounLexicon } from './noun-lexicon.ts';

/** Without their ending; `dunkl` and `saur` lose an e before it. */
const stems =
  'groß, klein, mittelgroß, mittler, dick, dünn, lang, kurz, rund, flach, rot, grün, gelb, weiß, schwarz, braun, ' +
  'violett, blau, bunt, hell, dunkl, süß, saur, scharf, mild, reif, frisch, jung, alt, neu, ganz, roh, unreif, ' +
  'getrocknet, gekocht, gehackt, geschält, ungeschält, gewürfelt, geschnitten, gerieben, halbiert, geviertelt, ' +
  'entkernt, entsteint, eingelegt, geräuchert, tiefgekühlt, unbehandelt, ungespritzt, hartgekocht, festkochend, ' +
  'mehligkochend, mehlig, saftig, knackig, fest, weich, gut, schön, griechisch, italienisch, spanisch, türkisch';

const inflect = (stem: string): AdjectiveForms => ({
  singular: { masculine: `${stem}er`, feminine: `${stem}e`, neuter: `${stem}es` },
  plural: { masculine: `${stem}e`, feminine: `${stem}e`, neuter: `${stem}e` },
  alsoSingular: { masculine: `${stem}en` },
});

export const germanNouns: NounLexicon = {
  headPosition: 'last',
  nouns: {
    feminine: `
      Zwiebel/-n, Frühlingszwiebel/-n, Lauchzwiebel/-n, Gemüsezwiebel/-n, Schalotte/-n, Kartoffel/-n, Süßkartoffel/-n,
      Tomate/-n, Kirschtomate/-n, Cocktailtomate/-n, Cherrytomate/-n, Karotte/-n, Möhre/-n, Mohrrübe/-n, Rübe/-n,
      Steckrübe/-n, Pastinake/-n, Gurke/-n, Salatgurke/-n, Gewürzgurke/-n, Essiggurke/-n, Aubergine/-n, Artischocke/-n,
      Paprika/-, Paprika/-s, Paprikaschote/-n, Chilischote/-n, Peperoni/-, Schote/-n, Vanilleschote/-n,
      Petersilienwurzel/-n, Wurzel/-n, Knoblauchzehe/-n, Zehe/-n, Knolle/-n, Fenchelknolle/-n, Stange/-n, Zimtstange/-n,
      Selleriestange/-n, Olive/-n, Kaper/-n, Avocado/-s, Zitrone/-n, Limette/-n, Orange/-n, Apfelsine/-n, Mandarine/-n,
      Clementine/-n, Pampelmuse/-n, Birne/-n, Quitte/-n, Nektarine/-n, Aprikose/-n, Marille/-n,
      Pflaume/-n, Zwetschge/-n, Mirabelle/-n, Kirsche/-n, Sauerkirsche/-n, Feige/-n, Dattel/-n, Rosine/-n, Banane/-n,
      Mango/-s, Ananas/-, Melone/-n, Wassermelone/-n, Kiwi/-s, Kokosnuss/Kokosnüsse, Traube/-n, Weintraube/-n,
      Erdbeere/-n, Himbeere/-n, Brombeere/-n, Heidelbeere/-n, Blaubeere/-n, Johannisbeere/-n, Stachelbeere/-n,
      Preiselbeere/-n, Wacholderbeere/-n, Beere/-n, Mandel/-n, Nuss/Nüsse, Walnuss/Walnüsse, Haselnuss/Haselnüsse,
      Erdnuss/Erdnüsse, Muskatnuss/Muskatnüsse, Pistazie/-n, Kastanie/-n, Marone/-n, Gewürznelke/-n, Nelke/-n,
      Sardelle/-n, Sardine/-n, Garnele/-n, Muschel/-n, Miesmuschel/-n, Jakobsmuschel/-n, Forelle/-n,
      Wurst/Würste, Bratwurst/Bratwürste, Brust/Brüste, Hähnchenbrust/Hähnchenbrüste, Keule/-n, Hähnchenkeule/-n,
      Frikadelle/-n, Roulade/-n, Semmel/-n, Brezel/-n, Tortilla/-s, Waffel/-n, Oblate/-n, Scheibe/-n, Toastscheibe/-n,
      Praline/-n, Biskotte/-n, Blutorange/-n, Physalis/-,
      Bohne/-n, Linse/-n, Kichererbse/-n, Erbse/-n, Zuckerschote/-n, Okraschote/-n, Rinderroulade/-n, Schnitte/-n,
      Passionsfrucht/Passionsfrüchte`,
    masculine: `
      Apfel/Äpfel, Granatapfel/Granatäpfel, Bratapfel/Bratäpfel, Pfirsich/-e, Kürbis/-se, Hokkaidokürbis/-se,
      Butternutkürbis/-se, Champignon/-s, Pilz/-e, Steinpilz/-e, Pfifferling/-e, Seitling/-e, Kräuterseitling/-e,
      Kohlrabi/-, Kohlrabi/-s, Blumenkohl/-, Salat/-e, Kopfsalat/-e, Eisbergsalat/-e, Maiskolben/-,
      Kolben/-, Zweig/-e, Rosmarinzweig/-e, Thymianzweig/-e, Stiel/-e, Halm/-e, Fisch/-e,       Knödel/-, Kloß/Klöße, Pfannkuchen/-, Burger/-, Keks/-e, Butterkeks/-e, Cracker/-,
      Muffin/-s, Berliner/-, Krapfen/-, Brühwürfel/-, Würfel/-, Teebeutel/-, Spieß/-e,
      Kern/-e, Kürbiskern/-e, Cookie/-s, Wrap/-s, Toast/-s, Pfannenkuchen/-`,
    neuter: `
      Ei/-er, Hühnerei/-er, Wachtelei/-er, Eigelb/-, Eigelb/-e, Eiweiß/-, Eiweiß/-e, Radieschen/-, Brötchen/-,
      Würstchen/-, Lorbeerblatt/Lorbeerblätter, Blatt/Blätter, Basilikumblatt/Basilikumblätter,
      Salbeiblatt/Salbeiblätter, Minzblatt/Minzblätter, Salatblatt/Salatblätter, Kohlblatt/Kohlblätter,
      Filet/-s, Fischfilet/-s, Lachsfilet/-s, Hähnchenbrustfilet/-s, Schweinefilet/-s, Sardellenfilet/-s, Steak/-s,
      Rindersteak/-s, Kotelett/-s, Schnitzel/-, Hähnchen/-, Huhn/Hühner, Baguette/-s, Croissant/-s, Brot/-e,
      Fladenbrot/-e, Knäckebrot/-e, Korn/Körner, Pfefferkorn/Pfefferkörner, Senfkorn/Senfkörner,
      Bällchen/-, Fleischbällchen/-, Hackbällchen/-, Bein/-e, Hähnchenbein/-e, Röschen/-, Plätzchen/-, Törtchen/-,
      Fischstäbchen/-, Hörnchen/-, Laugenbrötchen/-, Toastbrot/-e, Kipferl/-, Wiener Würstchen/-`,
  },
  compoundHeads: `Zwiebel, Schalotte, Kartoffel, Tomate, Karotte, Möhre, Gurke, Paprikaschote, Chilischote, Schote, Knolle,
    Stange, Olive, Zitrone, Orange, Birne, Pflaume, Kirsche, Feige, Banane, Melone, Traube, Beere, Nuss, Muschel, Wurst,
    Keule, Roulade, Scheibe, Wurzel, Zehe, Apfel, Pfirsich, Kürbis, Champignon, Pilz, Knödel, Würfel, Spieß, Blatt, Filet,
    Steak, Kotelett, Schnitzel, Brötchen, Würstchen, Bällchen, Brust, Zweig, Korn, Rübe, Bohne, Semmel, Garnele`,
  prepositions:
    'von, vom, mit, ohne, für, zum, zur, aus, in, im, am, an, nach, je, à, ca, etwa, evtl, eventuell, bei, auf, als',
  blockers: 'und, oder, bzw, sowie, ein, eine, einen, einer, eines, der, die, das, den, dem, halbe, halber, halbes',
  uncountableWith: {
    '*': 'gemahlene, gemahlener, gemahlenes, passierte, stückige, gehobelte',
    tomate: 'gehackte, gewürfelte',
    mandel: 'gehackte, geriebene',
    haselnuss: 'gehackte, geriebene',
    walnuss: 'gehackte, geriebene',
    paprika: 'edelsüße, rosenscharfe, edelsüß, rosenscharf, scharfe',
  },
  adjectives: () => splitList(stems).map(inflect),
  invariables: 'bio, tk, rosa, lila, orange, gold, mini, baby, extra, hart, sehr, möglichst',
};
