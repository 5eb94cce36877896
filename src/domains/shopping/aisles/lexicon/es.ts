import type { AisleLexicon } from './lexicon.ts';

/** Spanish of Spain and Latin America: `patata` and `papa`, `zumo` and `jugo`. */
export const spanishAisleLexicon: AisleLexicon = {
  head: 'first',
  foods: {
    herb:
      'albahaca menta hierbabuena perejil cilantro eneldo cebollino estragon tomillo romero salvia oregano ' +
      'mejorana perifollo acedera hierba limoncillo citronela jengibre ajo ajete cebolla cebolleta chalota ' +
      'echalota chalote chile jalapeno poblano habanero guindilla aji rocoto berro epazote cebollin culantro ' +
      'huacatay',
    produce:
      'bananas manzana pera melocoton durazno nectarina albaricoque chabacano damasco ciruela cereza guinda uva ' +
      'fresa freson frutilla frambuesa mora zarzamora arandano grosella sauco fruto-rojo fruto-del-bosque baya ' +
      'melon sandia naranja mandarina clementina pomelo toronja limon zumo-de-limon jugo-de-limon lima ' +
      'zumo-de-lima jugo-de-lima ralladura kumquat citrico platano banana guineo pina mango papaya kiwi maracuya ' +
      'granada guayaba lichi chirimoya caqui higo breva coco ruibarbo aguacate palta fruta tomate jitomate ' +
      'tomatillo puerro poro patata papa batata boniato camote yuca name malanga zanahoria chirivia nabo colinabo ' +
      'apio apionabo remolacha betabel rabano jicama col repollo lombarda brocoli bimi coliflor romanesco kale ' +
      'berza espinaca acelga pak-choi lechuga cogollo iceberg canonigo rucula escarola endibia achicoria ensalada ' +
      'mezclum brote germinado pepino calabacin calabacita calabaza berenjena pimiento morron okra esparrago ' +
      'alcachofa cardo hinojo champinon seta boletu niscalo rebozuelo shiitake portobello hongo trufa guisante ' +
      'chicharo arveja tirabeque judia-verde ejote vainita chaucha haba maiz-tierno mazorca elote choclo verdura ' +
      'hortaliza vegetal castana ortiga flor galanga parra nopal chayote borraja mamey zapote pitahaya xoconostle ' +
      'quelite verdolaga',
    bakery:
      'croissants donuts wraps pan baguette chapata focaccia pita naan tortilla wrap bollo bolillo telera brioche ' +
      'croissant cruasan napolitana ensaimada magdalena muffin bizcocho pastel tarta torta tostada picatoste ' +
      'biscote cruton bagel gofre crepe tortita panqueque hot-cake churro donut rosquilla roscon panettone colin ' +
      'regana arepa concha empanada sobao',
    meat:
      'kebabs entrecots carne res ternera vaca buey bistec filete entrecot solomillo lomo chuleta chuleton ' +
      'costilla costillar falda aguja morcillo jarrete osobuco rabo carrillada carrillera redondo cerdo secreto ' +
      'presa pluma pierna codillo manita cochinillo cordero paletilla cabrito pollo pechuga muslo contramuslo ala ' +
      'alita pavo pato magret ganso codorniz perdiz faisan pichon pintada gallina pularda ave ciervo venado ' +
      'jabali caza conejo liebre higado rinon corazon lengua callo molleja casqueria hueso espinazo carcasa ' +
      'albondiga hamburguesa brocheta pincho-moruno kebab escalope milanesa arrachera vacio asado matambre ' +
      'bondiola chamorro churrasco picana posta',
    fish:
      'pescado salmon trucha bacalao merluza pescadilla lenguado gallo rape lubina dorada besugo rodaballo mero ' +
      'corvina emperador pez-espada boqueron jurel arenque salmonete raya panga tilapia perca carpa anguila ' +
      'angula gula huachinango robalo pargo camaron gamba langostino carabinero cigala bogavante langosta ' +
      'cangrejo carne-de-cangrejo necora centollo buey-de-mar percebe surimi mejillon almeja chirla berberecho ' +
      'navaja vieira zamburina ostra calamar chipiron sepia jibia pulpo pota marisco caviar hueva caracol sushi ' +
      'reineta congrio fletan abadejo cazon pejerrey fruto-del-mar',
    deli:
      'salchicha frankfurt longaniza butifarra chistorra chorizo salchichon fuet salami morcilla sobrasada ' +
      'mortadela pepperoni lomo-embuchado jamon taco-de-jamon prosciutto bresaola cecina bacon beicon tocino ' +
      'tocineta panceta lacon fiambre embutido pate foie mousse-de-pato hummus tzatziki guacamole antipasti ' +
      'ensaladilla croqueta tortilla-de-patata quiche carpaccio pavo-en-loncha pechuga-de-pavo-en-loncha pastrami ' +
      'queso-de-cerdo machaca chicharron corteza-de-cerdo',
    dairy:
      'yogure leche buttermilk kefir nata crema mantequilla ghee margarina manteca huevo clara yema yogur skyr ' +
      'cuajada requeson queso parmesano manchego gruyere emmental gouda edam cheddar mozzarella mozarela burrata ' +
      'ricotta mascarpone rulo-de-cabra feta halloumi paneer brie camembert roquefort cabral gorgonzola provolone ' +
      'pecorino grana-padano idiazabal quesillo asadero tetilla torta-del-casar quesito natilla flan petit-suisse ' +
      'postre-lacteo cuajo lactosuero',
    chilled:
      'tofu tempeh seitan leche-de-soja bebida-de-soja leche-de-almendra bebida-de-almendra leche-de-avena ' +
      'bebida-de-avena leche-de-arroz bebida-vegetal nata-de-soja nata-de-avena yogur-de-soja yogur-de-coco ' +
      'hamburguesa-vegetal masa hojaldre pasta-filo oblea-de-empanadilla ravioli tortellini noqui gnocchi falafel ' +
      'kimchi kombucha gazpacho salmorejo plato-preparado pasta-brick wonton',
    frozen:
      'helado sorbete hielo polo granizado pizza palito-de-merluza varita-de-merluza nuggets nugget edamame gyoza ' +
      'rollito-de-primavera menestra papa-a-la-francesa paleta-helada',
    canned:
      'tomate-triturado tomate-pelado tomate-frito tomate-concentrado concentrado-de-tomate pasta-de-tomate ' +
      'pure-de-tomate extracto-de-tomate passata tomate-seco boqueron-en-vinagre mejillon-en-escabeche maiz ' +
      'grano-de-elote garbanzo-cocido alubia-cocida lenteja-cocida frijol-refrito leche-de-coco crema-de-coco ' +
      'sopa caldo fondo fumet consome aceituna oliva alcaparra alcaparron pepinillo encurtido cebollita piparra ' +
      'pimiento-del-piquillo piquillo pimiento-asado chile-chipotle chipotle raja-de-jalapeno ' +
      'corazon-de-alcachofa palmito brote-de-bambu esparrago-blanco pina-en-su-jugo coctel-de-fruta compota ' +
      'pure-de-manzana cereza-al-marrasquino chucrut fabada conserva pisto salsa-de-tomate choricero ' +
      'carne-de-pimiento-choricero pulpa-de-pimiento-choricero',
    'tinned-fish': 'atun bonito sardina anchoa caballa',
    pasta:
      'pasta espagueti spaghetti macarron penne fusilli farfalle rigatoni tallarin tagliatelle linguini linguine ' +
      'fettuccine fetuccini pappardelle canelon lasana fideo fideua noodle vermicelli udon soba ramen orzo ' +
      'orecchiette codito lazo espiral heliz caracola galets',
    pulse:
      'alubia judia judion frijol poroto habichuela faba fabe garbanzo lenteja guisante-seco soja legumbre ' +
      'haba-seca caraota dal altramuz azuki',
    'pasta-rice-grains':
      'arroz quinoa quinua cuscus couscous bulgur mijo cebada espelta trigo polenta semola amaranto ' +
      'papel-de-arroz oblea-de-arroz nori alga wakame kombu tapioca taco tortita-de-taco tostada-mexicana ' +
      'pure-de-patata-en-copo pozole maiz-pozolero masa-harina masa-de-maiz harina-de-maiz-nixtamalizada risotto',
    baking:
      'harina maicena maizena almidon fecula salvado germen-de-trigo azucar panela piloncillo papelon rapadura ' +
      'edulcorante estevia stevia sacarina eritritol sirope jarabe almibar glucosa melaza miel-de-cana levadura ' +
      'polvo-de-hornear impulsor bicarbonato cremor-tartaro masa-madre gelatina cola-de-pescado grenetina ' +
      'agar-agar pectina goma-xantana vainilla pasta-de-vainilla esencia extracto aroma agua-de-azahar azahar ' +
      'agua-de-rosa colorante cacao cocoa manteca-de-cacao chocolate cobertura pepita-de-chocolate ' +
      'fideo-de-chocolate glaseado fondant mazapan praline crocanti anisete coco-rallado almendra-molida ' +
      'leche-condensada leche-evaporada leche-en-polvo flan-en-polvo natilla-en-polvo preparado pan-rallado ' +
      'pan-molido panko merengue caramelo-liquido salsa-de-chocolate dulce-de-leche cajeta crema-de-castana ' +
      'cabello-de-angel manteca-vegetal oblea galleta-molida gasificante acido-citrico gluten malta ' +
      'ralladura-de-chocolate',
    'nuts-dried-fruit':
      'nuez pecana avellana almendra anacardo castana-de-caju maranon pistacho macadamia pinon cacahuete ' +
      'cacahuate mani sesamo ajonjoli semilla pipa-de-girasol pipa-de-calabaza pepita linaza lino chia amapola ' +
      'psyllium pasa uva-pasa datil ciruela-pasa orejon fruto-seco baya-de-goji',
    'oils-vinegar':
      'aceite aove spray-antiadherente vinagre crema-de-balsamico reduccion-de-balsamico ' +
      'crema-de-vinagre-balsamico grasa',
    'leaf-spice': 'laurel curcuma lima-kaffir',
    spices:
      'sal flor-de-sal pimienta cayena chile-ancho chile-guajillo chile-pasilla chile-de-arbol chile-mulato nora ' +
      'chile-piquin copo-de-chile pimenton paprika comino alcaravea semilla-de-cilantro cilantro-en-grano ' +
      'cardamomo canela clavo nuez-moscada maci azafran anis matalahuva semilla-de-hinojo hinojo-en-grano ' +
      'fenogreco semilla-de-mostaza mostaza-en-polvo mostaza-en-grano nigella zumaque zaatar dukkah ras-el-hanout ' +
      'baharat curry garam-masala tandoori especia condimento sazonador adobo hierba-provenzal hierba-de-provenza ' +
      'hierba-italiana fina-hierba cebolla-frita-crujiente enebro baya-de-enebro achiote annatto ' +
      'pastilla-de-caldo cubito-de-caldo caldo-en-polvo caldo-en-pastilla avecrem concentrado-de-caldo ' +
      'consome-en-polvo levadura-nutricional colorante-paella sazon ajinomoto humo-liquido tajin regaliz-en-palo',
    sauces:
      'salsa tamari teriyaki sriracha tabasco sambal gochujang pasta-de-curry pasta-de-aji pasta-de-chile ' +
      'pasta-de-achiote harissa miso pasta-de-miso mirin tamarindo pasta-de-tamarindo wasabi ketchup catsup ' +
      'mostaza mayonesa mahonesa alioli chutney relish romesco pesto bechamel aderezo alino vinagreta tahini ' +
      'tahin pasta-de-sesamo melaza-de-granada marinada maggi jugo-maggi tapenade olivada pate-de-aceituna ' +
      'pasta-de-ajo pasta-de-jengibre mole pico-de-gallo chamoy mojo chimichurri ajvar',
    breakfast:
      'cereal muesli granola corn-flake copo avena gacha arroz-inflado mermelada confitura jalea membrillo ' +
      'dulce-de-membrillo carne-de-membrillo miel sirope-de-arce jarabe-de-arce jarabe-de-maple sirope-de-datil ' +
      'mantequilla-de-cacahuete mantequilla-de-mani crema-de-cacahuete crema-de-cacahuate mantequilla-de-almendra ' +
      'crema-de-almendra crema-de-avellana nutella nocilla crema-de-cacao crema-de-chocolate crema-de-lotu ' +
      'lemon-curd crema-de-limon barrita proteina-en-polvo dulce-de-guayaba ate pasta-de-datil',
    snacks:
      'caramelo patata-frita patata-chips chips nacho totopo dorito palomita pretzel cracker galleta oreo ' +
      'bizcocho-de-soletilla soletilla amaretti cookie barquillo cono-de-helado mantecado polvoron turron ' +
      'golosina gominola chuche chucheria dulce piruleta chicle regaliz malvavisco nube bombon ' +
      'tableta-de-chocolate chocolatina huevo-de-pascua toffee nougat halva mars snickers twix kitkat m-ms ' +
      'lacasito conguito kinder snack aperitivo gusanito corteza pan-de-gamba tortita-de-arroz tortita-de-maiz ' +
      'alfajor cacahuete-japon lengua-de-gato macaron',
    drinks:
      'agua soda gaseosa refresco cola fanta sprite tonica ginger-ale cerveza-de-jengibre zumo jugo mosto nectar ' +
      'smoothie limonada horchata granadina sirope-de-granadina cafe espresso te infusion manzanilla poleo rooibo ' +
      'matcha chai flor-de-jamaica jamaica nesquik chocolate-a-la-taza chocolate-de-mesa cacao-soluble bebida ' +
      'achicoria-soluble hibisco',
    alcohol:
      'vino cava champan champagne prosecco oporto jerez manzanilla-de-sanlucar madeira marsala vermut vermu sake ' +
      'cerveza sidra alcohol licor aguardiente brandy conac cognac armanac calvado grappa orujo kirsch whisky ' +
      'bourbon ginebra vodka ron cachaza pisco tequila mezcal absenta pacharan amaretto grand-marnier cointreau ' +
      'triple-sec kahlua baileys crema-de-orujo limoncello aperol campari angostura sangria pedro-ximenez ' +
      'moscatel tinto-de-verano martini rompope malibu ponche',
    household:
      'rollo-de-cocina servilleta panuelo film papel bolsa lavavajilla sal-lavavajilla abrillantador detergente ' +
      'suavizante quitamancha lejia cloro limpiador limpiacristal friegasuelo desatascador antical desinfectante ' +
      'estropajo esponja bayeta pano trapo guante cepillo escoba fregona vela cerilla mechero pila bombilla ' +
      'ambientador insecticida repelente-de-mosquito hilo-de-cocina bramante palillo brocheta-de-madera ' +
      'palo-de-brocheta palito-de-brocheta pajita popote capsula-de-magdalena capacillo filtro-de-cafe ' +
      'tarro-de-cristal carbon pastilla-de-encendido cinta-adhesiva pegamento sello plato-de-carton plastico ' +
      'abono periodico revista betun manga-pastelera',
    'personal-care':
      'champu acondicionador gel-de-ducha gel-de-bano jabon pasta-de-diente dentifrico cepillo-de-diente ' +
      'hilo-dental enjuague-bucal colutorio desodorante maquinilla-de-afeitar cuchilla-de-afeitar ' +
      'espuma-de-afeitar gel-de-afeitar aftershave perfume colonia crema-corporal crema-de-mano crema-facial ' +
      'crema-hidratante crema-solar protector-solar balsamo-labial pintalabio rimel mascara-de-pestana esmalte ' +
      'quitaesmalte maquillaje desmaquillante algodon bastoncillo tampon compresa toalla-sanitaria salvaslip ' +
      'copa-menstrual preservativo condon tirita curita venda paracetamol ibuprofeno aspirina vitamina ' +
      'medicamento medicina spray-nasal laca gomina tinte peine cepillo-de-pelo toallita gel-hidroalcoholico ' +
      'mascarilla liquido-de-lentilla agua-micelar sal-de-bano magnesio',
    'baby-pet':
      'pienso comida-de-perro comida-de-gato panal toallita-de-bebe potito papilla leche-infantil ' +
      'leche-de-formula leche-de-continuacion leche-de-inicio cereal-infantil chupete biberon aceite-de-bebe ' +
      'polvo-de-talco arena alpiste heno',
  },
  fullNames: {
    produce: 'verdura-para-caldo',
    bakery: 'pan-para-hamburguesa',
    dairy: 'arroz-con-leche batido-chocolate leche-con-cacao nata-para-montar nata-para-cocinar crema-para-batir',
    chilled: 'oblea-para-empanadilla masa-para-pizza masa-para-empanada base-para-pizza',
    baking:
      'chocolate-con-leche chocolate-para-fundir chocolate-para-postre preparado-para-flan mezcla-para-pastel ' +
      'harina-para-rebozar',
    spices: 'cubo-caldo caldo-cubo',
    sauces: 'salsa-para-pasta',
    snacks: 'maiz-para-palomita barra-chocolate',
    drinks: 'batido-fruta cerveza-sin-alcohol',
    household: 'capsula-para-magdalena pastilla-para-lavavajilla papel-para-hornear tierra-para-maceta',
    'personal-care': 'jarabe-para-tos pastilla-para-tos lima-unas crema-para-mano',
    'baby-pet':
      'comida-para-perro comida-para-gato comida-para-pajaro comida-para-pez arena-para-gato golosina-para-perro ' +
      'chuche-para-perro hueso-para-perro croqueta-para-perro croqueta-para-gato toallita-para-bebe ' +
      'leche-para-bebe',
  },
  states: {
    vegan: 'vegano vegana vegetal',
    ground: 'molido molida en-polvo polvo granulado hojuela',
    candied: 'confitado confitada escarchado escarchada cristalizado cristalizada',
    fresh: 'fresco fresca',
    frozen: 'congelado congelada descongelado descongelada ultracongelado ultracongelada',
    canned: 'lata conserva enlatado enlatada bote frasco al-natural en-almibar en-aceite cocido-de-bote',
    pickled: 'encurtido encurtida en-vinagre en-escabeche marinado marinada escabechado en-salmuera',
    dried: 'seco seca deshidratado deshidratada liofilizado liofilizada',
  },
  linkingWords: 'de del la el lo las los un una a al en',
  endWords: '',
  weakHeads: 'filete lomo hamburguesa semilla cola brocheta carpaccio milanesa albondiga',
  conjunctions: 'y e o u',
};
