import type { NounLexicon } from './noun-lexicon.ts';
import { inflectItalian, listIrregular } from './romance-adjectives.ts';

export const italianNouns: NounLexicon = {
  headPosition: 'first',
  nouns: {
    'masculine-feminine': 'uovo/uova, uovo di quaglia/uova di quaglia',
    feminine: `
      cipolla/cipolle, cipollina/cipolline, cipolla rossa/cipolle rosse, patata/patate, patata dolce/patate dolci,
      carota/carote, pastinaca/pastinache, rapa/rape, barbabietola/barbabietole, zucchina/zucchine, melanzana/melanzane,
      zucca/zucche, costa/coste, costa di sedano/coste di sedano, lattuga/lattughe, verza/verze, oliva/olive,
      foglia/foglie, foglia di alloro/foglie di alloro, foglia di basilico/foglie di basilico, stecca/stecche,
      stecca di cannella/stecche di cannella, stecca di vaniglia/stecche di vaniglia, testa d'aglio/teste d'aglio,
      bacca/bacche, bacca di vaniglia/bacche di vaniglia, bacca di ginepro/bacche di ginepro, arancia/arance,
      clementina/clementine, mela/mele, pera/pere, pesca/pesche, pesca noce/pesche noci, albicocca/albicocche,
      prugna/prugne, susina/susine, ciliegia/ciliegie, amarena/amarene, banana/banane, papaya/papaye, anguria/angurie,
      melagrana/melagrane, fragola/fragole, mandorla/mandorle, noce/noci, nocciola/nocciole,
      castagna/castagne, arachide/arachidi, acciuga/acciughe, sardina/sardine, sarda/sarde, cozza/cozze,
      vongola/vongole, ostrica/ostriche, trota/trote, seppia/seppie, orata/orate, salsiccia/salsicce,
      polpetta/polpette, bistecca/bistecche, braciola/braciole, cotoletta/cotolette, costina/costine,       fetta/fette, fetta di pane/fette di pane,
      fetta biscottata/fette biscottate, fettina/fettine, pagnotta/pagnotte, baguette/-,       cialda/cialde, frittella/frittelle, pannocchia/pannocchie, mozzarella/mozzarelle, burrata/burrate, scamorza/scamorze,
      zolletta/zollette, lenticchia/lenticchie, fava/fave, rosetta/rosette, brioche/-, crocchetta/crocchette, radice/radici`,
    masculine: `
      pomodoro/pomodori, pomodorino/pomodorini, pomodoro secco/pomodori secchi, cetriolo/cetrioli, cetriolino/cetriolini,
      zucchino/zucchini, peperone/peperoni, peperoncino/peperoncini, porro/porri, scalogno/scalogni, cipollotto/cipollotti,
      ravanello/ravanelli, carciofo/carciofi, avocado/-, fungo/funghi, fungo porcino/funghi porcini, porcino/porcini,
      champignon/-, cavolo/cavoli, cavolfiore/cavolfiori, finocchio/finocchi, asparago/asparagi, cappero/capperi,
      spicchio/spicchi, spicchio d'aglio/spicchi d'aglio, spicchio di aglio/spicchi di aglio, gambo/gambi,
      gambo di sedano/gambi di sedano, rametto/rametti, rametto di rosmarino/rametti di rosmarino,
      rametto di timo/rametti di timo, chiodo di garofano/chiodi di garofano, tuorlo/tuorli, tuorlo d'uovo/tuorli d'uovo,
      limone/limoni, lime/-, pompelmo/pompelmi, mandarino/mandarini, kiwi/-, fico/fichi, dattero/datteri,
      ananas/-, mango/manghi, melone/meloni, cocomero/cocomeri, cachi/-, lampone/lamponi, mirtillo/mirtilli, ribes/-,
      pistacchio/pistacchi, pinolo/pinoli, marrone/marroni, filetto/filetti, filetto d'acciuga/filetti d'acciuga,
      filetto di salmone/filetti di salmone, gambero/gamberi, gamberetto/gamberetti, scampo/scampi, calamaro/calamari,
      totano/totani, polpo/polpi, würstel/-, wurstel/-, petto di pollo/petti di pollo, pollo/polli,
      hamburger/-, involtino/involtini, panino/panini, pane/pani, cornetto/cornetti, crostino/crostini, grissino/grissini,
      biscotto/biscotti, savoiardo/savoiardi, amaretto/amaretti, wafer/-, muffin/-, dado/dadi,
      dado da brodo/dadi da brodo, cubetto/cubetti, pezzo/pezzi, grano di pepe/grani di pepe, fagiolo/fagioli, cece/ceci,
      fagiolino/fagiolini, tartufo/tartufi, vasetto di yogurt/vasetti di yogurt,
      peperone rosso/peperoni rossi`,
  },
  compoundHeads: '',
  prepositions: 'di, da, del, della, dei, a, al, alla, alle, in, con, senza, per, su, circa',
  blockers: '',
  uncountableWith: {
    '*': 'macinato, macinata, grattugiato, grattugiata, tritato, tritata, polvere, passata, candito, candita, moscata',
    pane: 'grattugiato, raffermo, secco',
    pomodoro: 'pelati, pelato',
    pollo: 'tritato',
  },
  adjectives: () => [
    ...inflectItalian(
      'piccolo grande medio grosso rosso giallo verde nero rotondo tondo maturo crudo cotto dolce intero pelato ' +
        'affettato sbucciato tagliato piccante nuovo sodo tenero surgelato affumicato snocciolato lavato novello dorato',
    ),
    ...listIrregular([
      'bianco bianca bianchi bianche',
      'fresco fresca freschi fresche',
      'secco secca secchi secche',
      'lungo lunga lunghi lunghe',
      'bel bella bei belle',
    ]),
  ],
  invariables: 'bio, rosa, viola, blu, extra, molto, ben, ciliegino, datterino',
};
