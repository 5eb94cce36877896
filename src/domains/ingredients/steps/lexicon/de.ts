import type { StepLexicon } from './lexicon.ts';

export const germanStepLexicon: StepLexicon = {
  numbers: {
    moreNumbers: {
      '25': 'funfundzwanzig',
      '30': 'dreissig',
      '35': 'funfunddreissig',
      '40': 'vierzig',
      '45': 'funfundvierzig',
      '50': 'funfzig',
      '60': 'sechzig',
    },
    roundNumbers: {},
    articles: 'ein, eine, einen, einer, eines, einem, eins',
    half: 'halb, halbe, halben, halber, halbes',
    and: 'und, u',
    to: 'bis, oder, bis zu, od',
    between: 'zwischen',
    about: 'etwa, ca, circa, zirka, ungefahr, rund, gut, knapp, fast, so um die, um die',
    aboutAfter: 'circa, ca, ungefahr, etwa',
    atLeast: 'mindestens, mind, wenigstens, minimal',
    atMost: 'hochstens, maximal, max, bis zu',
  },
  times: {
    seconds: 'sekunde, sekunden, sek, sec',
    minutes: 'minute, minuten, min, minunten, mins',
    hours: 'stunde, stunden, std, stdn, h',
    days: 'tag, tage, tagen',
    weeks: 'woche, wochen',
    months: 'monat, monate, monaten',
    bare: { '900': 'viertelstunde, viertel stunde, viertelstunden', '1800': 'halbstunde', '2700': 'dreiviertelstunde' },
    between: 'weitere, weiteren, weiterer, volle, vollen, ganze, ganzen, lange, zusatzliche',
    notAfterArticle: 'sekunde',
    overnight: 'uber nacht, ubernacht',
  },
  temperatures: {
    degrees: 'grad',
    turns: 'drehen, gedreht, winkel',
    celsius: 'c, celsius',
    fahrenheit: 'f, fahrenheit',
    gasMark: '',
    fan: 'umluft, heissluft, umluftherd, umluftofen',
    oven:
      'ofen, backofen, vorheizen, vorgeheizt, vorgeheizten, vorgeheizter, backen, backe, ober, unterhitze, ' +
      'oberhitze, rohr, backrohr, garen, herd, elektroherd, grill, heissluftfritteuse, airfryer, schiene',
    internal: 'kerntemperatur, kern, fleischthermometer, bratenthermometer, innentemperatur',
    oil: 'ol, fett, frittieren, fritteuse, frittierfett, butterschmalz, ausbacken',
    ambient: 'raumtemperatur, zimmertemperatur, gehen lassen, warmer ort, kuhlschrank',
    ingredient: 'wasser, milch, sirup, zucker, schokolade, kuverture, masse, creme, sahne, teig, butter, fond, bruhe',
  },
  uses: {
    links: 'der, die, das, den, dem, des, von, vom, diese, diesen, dieser',
    parts:
      'halfte des, halfte der, die halfte des, die halfte der, die halfte vom, ein drittel des, ein drittel der, ' +
      'etwas, ein wenig, restliche, restlichen, restlicher, restliches, restlichem, ubrige, ubrigen, rest des, rest ' +
      'der, einen teil des, einen teil der, eine prise, einer prise, beiseitegestellte, beiseitegestellten',
    and: 'und',
    or: 'oder',
    of: 'von, vom',
    in: 'in, mit, aus, fur, zum',
    vague: 'blatt, stuck, scheibe, ring, streifen',
    cuts: '',
    notUses: 'salatschleuder, knoblauchpresse',
    notBefore: 'mischung, masse, presse, muhle, papier, wasser',
    notAfter: '',
    compoundHeads:
      'ol, mehl, zucker, bruhe, zwiebel, nudel, tomate, kase, wurst, fleisch, saft, essig, salz, butter, milch, ' +
      'sahne, brot, kartoffel, nuss, bohne, pilz, kohl, schinken, fisch, reis, wein, pulver, filet, paste, senf, ' +
      'blatt, beere, schote, kurbis, quark, joghurt, salat, kern, samen, gewurz, teig, ei, fond, sirup, pfeffer, ' +
      'paprika, lauch, linse, erbse, hack, melone, brosel, creme, schokolade, speck, zitrone, orange, keimling',
    definiteEndings: {},
    head: 'last',
  },
};
