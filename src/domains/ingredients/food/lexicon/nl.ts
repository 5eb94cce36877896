import type { FoodLexicon } from './lexicon.ts';

export const dutch: FoodLexicon = {
  links: 'de het een van en of in uit op aan',
  ends: 'voor om naar plus eventueel optioneel circa ongeveer bijvoorbeeld bijv zonder met',
  portions:
    'teen teentje tak takje stengel stengeltje blaadje blad bos bosje plak plakje schijf schijfje stuk stukje krop ' +
    'bol handje handvol snuf snufje blik blikje pot potje pak pakje zakje scheut scheutje druppel kneepje blokje stuks',
  portionTouchesFood: true,
  fillers: 'wat beetje extra meer enkele fijn grof heel zeer gehakte goede goed kwaliteit',
  adjectives:
    'groot grote klein kleine middelgroot middelgrote dik dun dunne dikke rijp rijpe vers verse biologisch ' +
    'biologische gesnipperd gesneden fijngesneden fijngehakt geraspt gesmolten zacht zachte gepeld geschild ' +
    'gehalveerd geperst gewassen uitgelekt ontpit geklopt gezeefd lauw lauwwarm warm koud heet kokend flink ' +
    'onbespoten overig resterend',
  goUnless: {
    vers: 'gist pasta ravioli kaas',
    geraspt: 'kokos',
    gepeld: 'tomaat',
    grof: 'zout zeezout mosterd',
    fijn: 'zout zeezout',
  },
  goWith: { gemalen: 'peper' },
  phrases: {
    'op kamertemperatuur': '',
    'naar smaak': '',
    knoflookteen: 'knoflook',
    knoflookteentje: 'knoflook',
    parmezaan: 'parmezaanse kaas',
    sjalotje: 'sjalot',
    uitje: 'ui',
    basilicumblaadje: 'basilicum',
    kerstomaatje: 'kerstomaat',
    cherrytomaatje: 'cherrytomaat',
    pistachenootje: 'pistache',
    pistachenoot: 'pistache',
    cashewnoot: 'cashew',
    worteltje: 'wortel',
    radijsje: 'radijs',
    fetakaas: 'feta',
    'half om half gehakt': 'half-om-half-gehakt',
  },
  tails: { blaadje: 'basilicum munt peterselie koriander salie', kaas: 'feta' },
};
