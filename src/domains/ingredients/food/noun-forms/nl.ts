import type { AdjectiveForms, NounLexicon } from './noun-lexicon.ts';

/** The short form stands before a neuter singular only: `een groot ei``een grote ui``grote eieren`. */
const pairs =
  'groot/grote klein/kleine middelgroot/middelgrote dik/dikke dun/dunne lang/lange kort/korte rond/ronde rood/rode ' +
  'groen/groene geel/gele wit/witte zwart/zwarte bruin/bruine paars/paarse blauw/blauwe donker/donkere zoet/zoete ' +
  'zuur/zure scherp/scherpe rijp/rijpe vers/verse jong/jonge oud/oude heel/hele gekookt/gekookte gedroogd/gedroogde ' +
  'gepeld/gepelde geschild/geschilde gesneden/gesneden gesnipperd/gesnipperde gehalveerd/gehalveerde ' +
  'gerookt/gerookte biologisch/biologische stevig/stevige kruimig/kruimige vastkokend/vastkokende zacht/zachte ' +
  'hardgekookt/hardgekookte ontpit/ontpitte onbespoten/onbespoten flink/flinke mooi/mooie';

const inflect = (pair: string): AdjectiveForms => {
  const [short = '', long = ''] = pair.split('/');
  return { singular: { common: long, neuter: short }, plural: { common: long, neuter: long } };
};

export const dutchNouns: NounLexicon = {
  headPosition: 'last',
  nouns: {
    common: `
      ui/-en, bosui/-en, lente-ui/-en, sjalot/-ten, aardappel/-en, aardappel/-s, tomaat/tomaten, cherrytomaat/cherrytomaten,
      kerstomaat/kerstomaten, trostomaat/trostomaten, vleestomaat/vleestomaten, wortel/-s, wortel/-en, winterwortel/-s,
      winterpeen/winterpenen, pastinaak/pastinaken, raap/rapen, biet/-en, rode biet/rode bieten, komkommer/-s,
      courgette/-s, aubergine/-s, paprika/-'s, puntpaprika/-'s, peper/-s, chilipeper/-s, pompoen/-en,
      flespompoen/-en, artisjok/-ken, avocado/-'s, champignon/-s, paddenstoel/-en, bloemkool/bloemkolen, kool/kolen,
      spitskool/spitskolen, prei/-en, venkelknol/-len, knol/-len, radijs/radijzen, augurk/-en, olijf/olijven,
      teen/tenen, knoflookteen/knoflooktenen, stengel/-s, selderijstengel/-s, bleekselderijstengel/-s, tak/-ken,
      kruidnagel/-s, kruidnagel/-en, jeneverbes/-sen, peperkorrel/-s, kardemompeul/-en, peul/-en, boon/bonen,
      citroen/-en, limoen/-en, sinaasappel/-s, sinaasappel/-en, mandarijn/-en, clementine/-s,       appel/-s, appel/-en, granaatappel/-s, peer/peren, kweepeer/kweeperen, perzik/-en, nectarine/-s, abrikoos/abrikozen,
      pruim/-en, kers/-en, vijg/-en, dadel/-s, rozijn/-en, banaan/bananen, mango/-'s, ananas/-sen,       meloen/-en, watermeloen/-en, kiwi/-'s, kokosnoot/kokosnoten, druif/druiven, aardbei/-en, framboos/frambozen,
      braam/bramen, bosbes/-sen, blauwe bes/blauwe bessen, bes/-sen, amandel/-en, walnoot/walnoten,
      hazelnoot/hazelnoten, pinda/-'s, noot/noten, cashewnoot/cashewnoten, kastanje/-s, ansjovis/-sen, sardine/-s,
      garnaal/garnalen, mossel/-en, oester/-s, haring/-en, forel/-len, worst/-en, braadworst/-en, rookworst/-en,
      hamburger/-s, gehaktbal/-len, kipfilet/-s, filet/-s, kippenpoot/kippenpoten, kippenbout/-en, karbonade/-s,
      biefstuk/-ken, boterham/-men, baguette/-s, tortilla/-'s, wrap/-s, wafel/-s, pannenkoek/-en,
      koek/-en, lange vinger/lange vingers, muffin/-s, dooier/-s, eierdooier/-s, eidooier/-s, bol/-len,
      mozzarellabol/-len, schijf/schijven, plak/-ken, citroenschijf/citroenschijven, theezak/-ken`,
    neuter: `
      ei/-eren, kwartelei/-eren, eitje/-s, eiwit/-ten, tomaatje/-s, uitje/-s, bosuitje/-s, lente-uitje/-s, zilveruitje/-s,
      sjalotje/-s, aardappeltje/-s, worteltje/-s, cherrytomaatje/-s, kerstomaatje/-s, snoeptomaatje/-s, pepertje/-s,
      augurkje/-s, teentje/-s, knoflookteentje/-s, takje/-s, steeltje/-s, stengeltje/-s, blaadje/-s, laurierblad/-eren,
      blad/-eren, laurierblaadje/-s, basilicumblaadje/-s, muntblaadje/-s, salieblaadje/-s, broodje/-s, pistoletje/-s,
      worstje/-s, gehaktballetje/-s, balletje/-s, koekje/-s, speculaasje/-s, biscuitje/-s, kaneelstokje/-s,
      vanillestokje/-s, stokje/-s, stukje/-s, plakje/-s, schijfje/-s, partje/-s, sneetje/-s, boontje/-s,
      roosje/-s, radijsje/-s, bouillonblokje/-s, blokje/-s, theezakje/-s, appeltje/-s, citroentje/-s, brood/broden,
      peultje/-s, spruitje/-s, wafeltje/-s, pannenkoekje/-s, filetje/-s, ansjovisfiletje/-s, garnaaltje/-s, bolletje/-s`,
  },
  compoundHeads: `aardappel, tomaat, tomaatje, wortel, paprika, komkommer, pompoen, champignon, citroen, appel, pruim, olijf, noot,
    teentje, blaadje, broodje, worstje, balletje, koekje, plakje, stengel, druif, meloen, filet, worst, paddenstoel`,
  prepositions: 'van, met, zonder, voor, uit, in, op, aan, om, naar, à, circa, ca, ongeveer, eventueel, per, tot, als',
  blockers: 'en, of, een, de, het, halve, half, elk, elke, enkele, paar, één',
  uncountableWith: {
    '*': 'gemalen, geraspte, geraspt, gehakte, gepureerde, gezeefde',
    peper: 'zwarte, witte, cayenne, gemalen',
    paprika: 'gerookte, zoete, scherpe',
  },
  adjectives: () => pairs.split(' ').map(inflect),
  invariables: 'bio, oranje, roze, lila, mini, extra, hard, roma',
};
