import { splitList } from './noun-lexicon.ts';
import type { AdjectiveForms, NounLexicon } from './noun-lexicon.ts';

/** For `en`, for `ett`, and for the plural. */
const forms =
  'stor stort stora, liten litet små, mellanstor mellanstort mellanstora, medelstor medelstort medelstora, ' +
  'röd rött röda, grön grönt gröna, gul gult gula, vit vitt vita, svart svart svarta, brun brunt bruna, blå blått blå, ' +
  'tjock tjockt tjocka, tunn tunt tunna, lång långt långa, rund runt runda, mogen moget mogna, färsk färskt färska, ' +
  'söt sött söta, sur surt sura, stark starkt starka, hel helt hela, kokt kokt kokta, hårdkokt hårdkokt hårdkokta, ' +
  'torkad torkat torkade, hackad hackat hackade, skalad skalat skalade, skivad skivat skivade, rökt rökt rökta, ' +
  'riven rivet rivna, strimlad strimlat strimlade, ekologisk ekologiskt ekologiska, fast fast fasta, ' +
  'fin fint fina, mjölig mjöligt mjöliga, urkärnad urkärnat urkärnade, delad delat delade, kall kallt kalla';

const inflect = (row: string): AdjectiveForms => {
  const [common = '', neuter = '', plural = ''] = row.split(' ');
  return { singular: { common, neuter }, plural: { common: plural, neuter: plural } };
};

export const swedishNouns: NounLexicon = {
  headPosition: 'last',
  nouns: {
    common: `
      lök/-ar, rödlök/-ar, gullök/-ar, salladslök/-ar, vårlök/-ar, silverlök/-ar, schalottenlök/-ar, bananschalottenlök/-ar,
      purjolök/-ar, vitlöksklyfta/vitlöksklyftor, klyfta/klyftor, potatis/-ar, sötpotatis/-ar, bakpotatis/-ar, tomat/-er,
      körsbärstomat/-er, cocktailtomat/-er, plommontomat/-er, morot/morötter, palsternacka/palsternackor, kålrot/kålrötter,
      rödbeta/rödbetor, gulbeta/gulbetor, rädisa/rädisor, gurka/gurkor, slanggurka/slanggurkor, saltgurka/saltgurkor,
      ättiksgurka/ättiksgurkor, zucchini/-er, paprika/paprikor, chili/-er, chilifrukt/-er, pumpa/pumpor,
      butternutpumpa/butternutpumpor, kronärtskocka/kronärtskockor, avokado/-r, champinjon/-er, svamp/-ar, kantarell/-er,
      majskolv/-ar, kolv/-ar, fänkål/-ar, oliv/-er, citron/-er, apelsin/-er, blodapelsin/-er, mandarin/-er,
      clementin/-er, grapefrukt/-er, persika/persikor, nektarin/-er, aprikos/-er, fikon/-, dadel/dadlar,
      banan/-er, ananas/-er, papaya/papayor, melon/-er, vattenmelon/-er, kiwi/-er, kokosnöt/kokosnötter,
      druva/druvor, vindruva/vindruvor, jordgubbe/jordgubbar, mandel/mandlar, valnöt/valnötter, hasselnöt/hasselnötter,
      jordnöt/jordnötter, cashewnöt/cashewnötter, nöt/nötter, kastanj/-er, pistasch/-er, pistaschnöt/pistaschnötter,
      muskotnöt/muskotnötter, kryddnejlika/kryddnejlikor, nejlika/nejlikor, kanelstång/kanelstänger, vaniljstång/vaniljstänger,
      stång/stänger, stjälk/-ar, selleristjälk/-ar, kvist/-ar, timjankvist/-ar, rosmarinkvist/-ar, dillkvist/-ar,
      böna/bönor, ärta/ärtor, räka/räkor, mussla/musslor, blåmussla/blåmusslor, pilgrimsmussla/pilgrimsmusslor, kräfta/kräftor,
      sardell/-er, sardin/-er, sill/-ar, ansjovis/-ar, forell/-er, makrill/-ar, korv/-ar, falukorv/-ar, grillkorv/-ar,
      prinskorv/-ar, köttbulle/köttbullar, hamburgare/-, burgare/-, biff/-ar, kotlett/-er, fläskkotlett/-er, filé/-er,
      kycklingfilé/-er, laxfilé/-er, torskfilé/-er, fiskfilé/-er, kyckling/-ar, skiva/skivor, brödskiva/brödskivor,
      bulle/bullar, fralla/frallor, tortilla/tortillor, våffla/våfflor, pannkaka/pannkakor, kaka/kakor, limpa/limpor,
      croissant/-er, muffin/-s, bit/-ar, buljongtärning/-ar, tärning/-ar, granatäppelkärna/granatäppelkärnor,
      lime/-, äggula/äggulor, äggvita/äggvitor, pumpakärna/pumpakärnor, kärna/kärnor, rot/rötter, persiljerot/persiljerötter,
      sparris/-ar, rova/rovor, kålrabbi/-er, squash/-er, passionsfrukt/-er, frukt/-er, kex/-`,
    neuter: `
      ägg/-, vaktelägg/-, äpple/-n, granatäpple/-n, päron/-, plommon/-, katrinplommon/-, körsbär/-, hallon/-, blåbär/-, lingon/-,
      björnbär/-, krusbär/-, vinbär/-, smultron/-, tranbär/-, enbär/-, russin/-, lagerblad/-, blad/-, basilikablad/-,
      myntablad/-, salviablad/-, salladsblad/-, bröd/-,
      pitabröd/-, tunnbröd/-, hamburgerbröd/-, korvbröd/-, knäckebröd/-, kycklinglår/-, lår/-, kycklingbröst/-,
      bröst/-, ben/-, revbensspjäll/-, spjäll/-, korn/-, pepparkorn/-, kryddpepparkorn/-`,
  },
  compoundHeads: `lök, tomat, potatis, gurka, paprika, pumpa, svamp, citron, apelsin, melon, nöt, böna, mussla, korv, filé, bulle,
    skiva, kvist, buljongtärning, klyfta, blad, ägg, bär, äpple, päron, bröd, stjälk, frukt, kotlett, morot`,
  prepositions: 'av, med, utan, till, för, från, i, på, à, ca, cirka, ev, eventuellt, efter, som, per, plus',
  blockers: 'och, eller, samt, en, ett, den, det, de, halv, halva, halvt, några',
  uncountableWith: {
    '*': 'malen, mald, malet, krossade, passerade, rivna, riven, vitlök, gräslök, färskpotatis',
    paprika: 'rökt, rökta, stark, starka, söt, söta',
  },
  adjectives: () => splitList(forms).map(inflect),
  invariables: 'eko, lila, rosa, orange, mini, extra, krav',
};
