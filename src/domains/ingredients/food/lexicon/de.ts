import type { FoodLexicon } from './lexicon.ts';

export const german: FoodLexicon = {
  links: 'der die das den dem des ein eine einer eines und oder von vom in im am an aus',
  ends: 'zum zur fur nach je evtl eventuell optional bzw alternativ ca etwa ungefahr ohne sowie bei wahlweise mit',
  portions:
    'zehe stange zweig blatt bund stuck scheibe kopf knolle handvoll prise spritzer dose glas packung packchen ' +
    'becher wurfel tropfen stiel schuss klecks kugel pck stk',
  portionTouchesFood: true,
  fillers: 'etwas wenig mehr einige paar noch extra ausserdem fein grob sehr bio gut gute guter gutes beste besten tk',
  adjectives:
    'gross klein mittelgross mittler dick dunn reif frisch gehackt kleingehackt feingehackt gewurfelt geschnitten ' +
    'gerieben gepresst zerlassen geschmolzen weich zimmerwarm lauwarm kalt warm heiss eiskalt kochend geputzt ' +
    'gewaschen entkernt entsteint abgetropft gehalbiert halbiert geviertelt gehobelt geraspelt zerkleinert zerdruckt ' +
    'zerstossen verquirlt gesiebt unbehandelt ungespritzt hochwertig saftig knackig zart schon hausgemacht ' +
    'aromatisch selbstgemacht ubrig restlich gestrichen gehauft grosszugig ganz aufgetaut',
  goUnless: {
    frisch: 'hefe pasta nudel',
    gehackt: 'tomate mandel',
    gehobelt: 'mandel',
    geschalt: 'tomate mandel',
    gerieben: 'mandel haselnuss',
    fein: 'salz mehl meersalz',
    grob: 'salz meersalz senf',
  },
  goWith: { gemahlen: 'pfeffer' },
  phrases: {
    'aus der muhle': '',
    'aus dem kuhlregal': '',
    'bio zitrone': 'zitrone',
    'bio orange': 'orange',
    'bio limette': 'limette',
    'creme fraiche': 'creme-fraiche',
    knoblauchzehe: 'knoblauch',
    knoblauchknolle: 'knoblauch',
    basilikumblatt: 'basilikum',
    basilikumblattchen: 'basilikum',
    minzeblatt: 'minze',
    minzblatt: 'minze',
    petersilienblatt: 'petersilie',
    thymianzweig: 'thymian',
    rosmarinzweig: 'rosmarin',
    selleriestange: 'sellerie',
    walnusskern: 'walnuss',
    haselnusskern: 'haselnuss',
    cashewkern: 'cashew',
    cashewnuss: 'cashew',
    pistazienkern: 'pistazie',
    mandelkern: 'mandel',
    mohrrube: 'mohre',
    sosse: 'sauce',
    sojasosse: 'sojasauce',
    fischsosse: 'fischsauce',
    yoghurt: 'joghurt',
    jogurt: 'joghurt',
    parmesankase: 'parmesan',
    fetakase: 'feta',
    beete: 'bete',
  },
  tails: { blatt: 'basilikum minze petersilie koriander salbei', kase: 'parmesan feta mozzarella gouda emmentaler' },
};
