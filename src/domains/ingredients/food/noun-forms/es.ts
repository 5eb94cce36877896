import type { NounLexicon } from './noun-lexicon.ts';
import { inflectIberian, listIrregular } from './romance-adjectives.ts';

export const spanishNouns: NounLexicon = {
  headPosition: 'first',
  nouns: {
    feminine: `
      cebolla/-s, cebolleta/-s, cebollita/-s, chalota/-s, patata/-s, papa/-s, batata/-s, zanahoria/-s, chirivía/-s,
      remolacha/-s, berenjena/-s, calabaza/-s, alcachofa/-s, seta/-s, coliflor/-es, lechuga/-s, endibia/-s, col/-es,
      aceituna/-s, oliva/-s, alcaparra/-s, guindilla/-s, ñora/-s, yema/-s, yema de huevo/yemas de huevo, clara/-s,
      clara de huevo/claras de huevo, hoja/-s, hoja de laurel/hojas de laurel, rama/-s, rama de apio/ramas de apio,
      rama de canela/ramas de canela, ramita/-s, ramita de tomillo/ramitas de tomillo, vaina/-s,
      vaina de vainilla/vainas de vainilla, cabeza/-s, cabeza de ajo/cabezas de ajo, baya/-s, lima/-s, naranja/-s,
      mandarina/-s, clementina/-s, toronja/-s, manzana/-s, pera/-s, nectarina/-s, ciruela/-s, cereza/-s, guinda/-s, breva/-s,
      pasa/-s, uva/-s, piña/-s, papaya/-s, sandía/-s, granada/-s, guayaba/-s, chirimoya/-s, fresa/-s, frutilla/-s,
      frambuesa/-s, mora/-s, zarzamora/-s, grosella/-s, almendra/-s, nuez/nueces, avellana/-s, castaña/-s, anchoa/-s,
      sardina/-s, gamba/-s, almeja/-s, vieira/-s, ostra/-s, trucha/-s, cigala/-s, salchicha/-s, albóndiga/-s,
      hamburguesa/-s, pechuga/-s, pechuga de pollo/pechugas de pollo, chuleta/-s, chuleta de cerdo/chuletas de cerdo,
      costilla/-s, alita/-s, alita de pollo/alitas de pollo, baguette/-s, tortilla/-s, rebanada/-s,
      rebanada de pan/rebanadas de pan, loncha/-s, loncha de jamón/lonchas de jamón, galleta/-s, magdalena/-s, oblea/-s,
      empanada/-s, croqueta/-s, rodaja/-s, pastilla de caldo/pastillas de caldo, gota/-s, lenteja/-s, judía/-s, alubia/-s,
      mazorca/-s, mazorca de maíz/mazorcas de maíz, toronja rosa/toronjas rosas, nuez moscada/nueces moscadas`,
    masculine: `
      tomate/-s, tomate cherry/tomates cherry, jitomate/-s, pepino/-s, pepinillo/-s, calabacín/calabacines, pimiento/-s,
      pimiento del piquillo/pimientos del piquillo, chile/-s, puerro/-s, nabo/-s, rábano/-s, aguacate/-s,
      champiñón/champiñones, hongo/-s, espárrago/-s, boniato/-s, camote/-s, plátano/-s, repollo/-s, bulbo/-s,
      bulbo de hinojo/bulbos de hinojo, diente/-s, diente de ajo/dientes de ajo, ajo/-s, clavo/-s,
      clavo de olor/clavos de olor, palo de canela/palos de canela, tallo/-s, grano/-s,
      grano de pimienta/granos de pimienta, huevo/-s, huevo duro/huevos duros, huevo de codorniz/huevos de codorniz,
      limón/limones, pomelo/-s, membrillo/-s, melocotón/melocotones, durazno/-s, albaricoque/-s, damasco/-s, higo/-s,
      dátil/-es, mango/-s, melón/melones, kiwi/-s, coco/-s, caqui/-s, maracuyá/-s, arándano/-s, cacahuete/-s, pistacho/-s,
      langostino/-s, camarón/camarones, mejillón/mejillones, calamar/-es, boquerón/boquerones, cangrejo/-s, chorizo/-s,
      filete/-s, filete de ternera/filetes de ternera, lomo/-s, lomo de salmón/lomos de salmón, muslo/-s,
      muslo de pollo/muslos de pollo, contramuslo/-s, pollo/-s, pan/-es, panecillo/-s, bollo/-s, cruasán/cruasanes,
      bizcocho/-s, barquillo/-s, cubo/-s, cubito/-s, trozo/-s, gajo/-s, picatoste/-s, garbanzo/-s, frijol/-es,
      cubito de caldo/cubitos de caldo, sobre de levadura/sobres de levadura, albaricoque seco/albaricoques secos`,
  },
  compoundHeads: '',
  prepositions: 'de, del, al, a, en, con, sin, para, por, sobre, según',
  blockers: '',
  uncountableWith: {
    '*': 'molido, molida, rallado, rallada, triturado, triturada, frito, polvo, confitado',
    ajo: 'seco, granulado',
    coco: 'seco',
    pan: 'duro, seco',
    pollo: 'picado',
  },
  adjectives: () => [
    ...inflectIberian(
      'grande pequeño mediano gordo largo redondo rojo verde amarillo blanco negro morado dulce picante maduro fresco ' +
        'seco duro cocido crudo entero picado pelado troceado cortado asado tierno nuevo deshuesado congelado ahumado ' +
        'laminado lavado escurrido rosado pequeñito jugoso',
    ),
    ...listIrregular(['azul azul azules azules', 'marrón marrón marrones marrones']),
  ],
  invariables: 'bio, rosa, naranja, extra, cherry, muy, bien, baby',
};
