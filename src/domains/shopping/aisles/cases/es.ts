import type { AisleCases } from './cases.ts';

export const spanishCases: AisleCases = {
  produce:
    '2 dientes de ajo | cebollas rojas | orégano | orégano fresco | un manojo de perejil | zumo de limón | ' +
    'jugo de limón | ralladura de naranja | tomates cherry | patatas | papas | calabacines | pimiento rojo | ' +
    'aguacates | champiñones laminados | judías verdes | espinacas | plátanos | chiles serranos | jitomates | ' +
    'zanahorias | cilantro',
  bakery: 'pan de molde | barra de pan | tortillas de maíz | pan de hamburguesa | croissants | magdalenas',
  meat:
    'carne picada | carne molida | pechugas de pollo | muslos de pollo | lomo de cerdo | chuletas de cordero | ' +
    'filetes de ternera | costillas | carne de res',
  fish: 'lomos de salmón | filetes de merluza | atún fresco | gambas peladas | mejillones | bacalao | calamares',
  deli: 'jamón serrano | chorizo | bacon | panceta | morcilla | salchichas | jamón cocido en lonchas',
  dairy:
    'mantequilla sin sal | huevos | yemas de huevo | claras | nata para montar | leche entera | queso rallado | ' +
    'queso fresco | yogur griego | crema agria | queso parmesano | mozzarella',
  chilled:
    'masa de hojaldre | tofu | leche de almendras | bebida de avena | pasta fresca | masa para pizza | leche vegetal',
  frozen: 'guisantes congelados | helado de vainilla | hielo | verduras congeladas | frambuesas congeladas',
  canned:
    'tomate triturado | tomate frito | pasta de tomate | leche de coco | atún en aceite | atún | anchoas | ' +
    'maíz dulce | caldo de pollo | caldo de verduras | aceitunas negras | alcaparras | pepinillos | ' +
    'garbanzos en conserva | pimientos del piquillo | piña en almíbar | frijoles refritos',
  'pasta-rice-grains':
    'espaguetis | macarrones | arroz | arroz bomba | lentejas | garbanzos | alubias blancas | quinoa | fideos',
  baking:
    'harina de trigo | azúcar moreno | azúcar glas | levadura en polvo | bicarbonato | maicena | chocolate negro | ' +
    'esencia de vainilla | cacao en polvo | leche condensada | pan rallado | coco rallado | naranja confitada',
  'nuts-dried-fruit': 'nueces | almendras tostadas | uvas pasas | dátiles | piñones | semillas de sésamo | higos secos',
  'oils-vinegar': 'aceite de oliva virgen extra | aceite de girasol | vinagre de Jerez | vinagre balsámico | aove',
  spices:
    'sal y pimienta | sal gruesa | pimienta negra molida | orégano seco | comino molido | pimentón dulce | ' +
    'nuez moscada | hojas de laurel | canela en rama | azafrán | ajo en polvo | jengibre en polvo | pastilla de caldo',
  sauces: 'salsa de soja | mostaza de Dijon | mayonesa | kétchup | pesto | tabasco | salsa inglesa',
  breakfast: 'miel | mermelada de fresa | crema de cacahuete | copos de avena | mantequilla de maní | cereales',
  snacks: 'patatas fritas | galletas maría | palomitas | bizcochos de soletilla | caramelos | totopos',
  drinks: 'agua | agua con gas | zumo de naranja | café | té verde | cerveza sin alcohol',
  alcohol: 'vino blanco | vino tinto | cerveza | ron | brandy | tequila',
  household: 'papel higiénico | papel de horno | lavavajillas | bolsas de basura | pilas | servilletas | estropajo',
  'personal-care': 'champú | pasta de dientes | gel de ducha | tiritas',
  'baby-pet': 'pañales | comida para gatos | comida para perros | arena para gatos',
  nowhere: 'amor | 200 g',
};
