import type { FoodLexicon } from './lexicon.ts';

export const swedish: FoodLexicon = {
  links: 'en ett och eller av i pa fran den det',
  ends: 'till for efter ev eventuellt garna ca cirka utan att samt plus med a',
  portions:
    'klyfta kvist blad knippe skiva bit huvud nypa burk paket pase kruka stjalk stang tarning skvatt droppe klick ' +
    'forpackning pkt',
  portionTouchesFood: true,
  fillers: 'lite litet liten mer extra nagra nagon ganska mycket valfri valfritt bra kvalitet eko krav',
  adjectives:
    'stor sma medelstor mogen mogna farsk hackad finhackad grovhackad skivad strimlad riven rivet rivna skalad delad ' +
    'tarnad smalt smalta rumsvarm ljummen ljummet kall varm kokhet kokande avrunnen avrunna urkarnad pressad vispad ' +
    'ekologisk skoljd ansad finriven finrivet finrivna grovriven',
  goUnless: { farsk: 'jast pasta', hackad: 'tomat', skalad: 'tomat' },
  goWith: { mald: 'peppar svartpeppar vitpeppar' },
  phrases: {
    vitloksklyfta: 'vitlok',
    'creme fraiche': 'creme-fraiche',
    basilikablad: 'basilika',
    nymald: '',
    nymalen: '',
    parmesanost: 'parmesan',
    fetaost: 'feta',
  },
  tails: { blad: 'basilika mynta persilja koriander salvia', ost: 'feta parmesan' },
};
