import type { AisleLexicon } from './lexicon.ts';

/**
 * Dutch. A compound is matched by its ending, so the lists contain heads (`meel`, `kaas`) and exceptions: `pindakaas`
 * is not cheese.
 */
export const dutchAisleLexicon: AisleLexicon = {
  head: 'last',
  foods: {
    herb:
      'bosuitje basilicum munt peterselie koriander dille bieslook dragon tijm rozemarijn salie oregano marjolein ' +
      'kervel zuring lavas bonenkruid citroenmelisse tuinkruid daslook citroengras sereh gember knoflook ui ' +
      'sjalot rood-peper groen-peper spaanse-peper chilipeper rawit rawitje lombok jalapeno habanero bosui ' +
      'madame-jeanette',
    produce:
      'appel goudreinet elstar peer perzik nectarine abrikoos pruim kers druif aardbei framboos braam bosbes bes ' +
      'aalbes kruisbes cranberry veenbes vlierbes vlierbloesem meloen mandarijn clementine pompelmoes citroen ' +
      'citroensap limoen limoensap banaan ananas mango papaja kiwi passievrucht guave lychee physalis kaki vijg ' +
      'kokosnoot rabarber avocado fruit tomaat prei krieltje bataat cassave wortel peen pastinaak raap selderij ' +
      'biet bietje radijs rettich rammenas koolrabi schorseneer kool spruit spruitje broccoli bimi romanesco ' +
      'spinazie andijvie witlof lof postelein paksoi sla romaine little-gem rucola radicchio salade slamix ' +
      'saladmix tauge alfalfa komkommer courgette pompoen butternut aubergine paprika okra asperge artisjok ' +
      'venkel paddenstoel champignon oesterzwam shiitake portobello cantharel eekhoorntjesbrood truffel erwt peul ' +
      'peultje sugarsnap sperzieboon haricot-vert haricots-verts snijboon tuinboon kousenband mais maiskolf ' +
      'groente roerbakmix soepgroent rauwkost kastanje brandnetel laos groentemix zeekraal lamsoor druivenblad ' +
      'zest',
    bakery:
      'croissants donuts cakes brood ciabatta focaccia pita naan tortilla wrap bol bolletje broodje pistolet ' +
      'croissant brioche krentenbol ontbijtkoek cake taart gebak muffin donut beschuit knackebrod cracotte ' +
      'crouton bagel wafel pannenkoek poffertje flensje stol toast toastje bruschetta grissini soesje ' +
      'biscuitbodem taartbodem appelflap oliebol roti brownie tompouce vlaai',
    meat:
      'vlees rund gehakt biefstuk steak entrecote bavette sukadelap riblap runderlap stooflap klapstuk schenkel ' +
      'ossenstaart poulet mergpijp varken varkenslap karbonade schnitzel procureur buikspek speklap sparerib ' +
      'spareribs hamlap shoarma fricandeau kalf kalfsoester lam lamsrack kip kippendij drumstick kippenborst ' +
      'kippenvleugel kippenpoot soepkip braadkip kalkoen eend gans kwartel fazant parelhoen duif gevogelte hert ' +
      'ree wild haas konijn lever nier hart tong bot gehaktbal burger sate gyros rollade carpaccio tartaar ' +
      'kotelet spies vink cordon-bleu bout hachee ribeye picanha pulled-pork',
    fish:
      'vis zalm forel kabeljauw heek heilbot schol tongfilet zeetong tarbot zeeduivel dorade pangasius tilapia ' +
      'baars snoek karper paling tonijnsteak makreel haring maatje wijting rood-mul poon garnaal gamba scampi ' +
      'kreeft langoustine krab krabvlees mossel kokkel vongole coquille oester schelp calamares octopus zeevrucht ' +
      'fruits-de-mer surimi surimistick kaviaar viskuit kibbeling lekkerbek sushi schaaldier schelpdier slak',
    deli:
      'filet-americain worst saucijs chipolata chorizo salami cervelaat frankfurter mortadella pepperoni merguez ' +
      'vleeswaar ham prosciutto coppa bresaola spek spekje bacon pancetta guanciale rookvlees rosbief pate ' +
      'leverpastei ganzenlever terrine rillette hummus humus tzatziki guacamole antipasti aardappelsalade ' +
      'huzarensalade eiersalade tonijnsalade kip-kerriesalade selleriesalade koolsla coleslaw tapas kroket ' +
      'bitterbal quiche borrelhapje sucuk corned-beef pulled-chick komkommersalade olijvenmix tapenade',
    dairy:
      'melk kefir room creme-fraiche boter ghee margarine halvarine reuzel ei eigeel eidooier dooier eiwit ' +
      'kwartelei scharrelei yoghurt skyr kwark umer kaas gouda edammer emmentaler gruyere leerdammer maasdammer ' +
      'grana-padano pecorino mozzarella burrata ricotta mascarpone boursin philadelphia monchou huttenkase ' +
      'cottage-cheese feta halloumi paneer brie camembert gorgonzola roquefort stilton cheddar manchego raclette ' +
      'fondue taleggio vla pudding yoghurtdrink chocomel rijstepap toetje dessert comte reblochon chevre wei ' +
      'parmigiano-reggiano kernhem',
    chilled:
      'tofu tempeh tempe seitan sojamelk sojadrink amandelmelk amandeldrink havermelk haverdrink rijstmelk ' +
      'rijstdrink sojaroom haverroom sojayoghurt kokosyoghurt vegetarische-burger vegaburger vegetarisch-gehakt ' +
      'vegetarische-worst vegetarische-schnitzel vegagehakt vleesvervanger vegetarische-kipstukje deeg ravioli ' +
      'tortellini tortelloni gnocchi falafel kimchi kombucha kant-en-klaarmaaltijd maaltijdsalade stamppot ' +
      'wontonvel loempiavel pannenkoekbeslag rosti aardappelschijfje aardappelpuree pizzabodem valess',
    frozen:
      'ijs roomijs vanilleijs sorbet sorbetijs ijsje waterijs ijsklontje pizza visstick friet frites patat ' +
      'aardappelkroketje nugget edamame sojaboontje loempia gyoza dim-sum frikandel kaassouffle ' +
      'spinazie-a-la-creme',
    canned:
      'tomatenblokje gepelde-tomaat passata tomatenpuree tomatenconcentraat tomatenpulp zongedroogd-tomaat ' +
      'gedroogd-tomaat boon-in-tomatensaus kokosmelk kokosroom kokoscreme sant soep bouillon fond olijf kappertje ' +
      'kapperappel augurk cornichon zilverui zilveruitje amsterdamse-ui zuurkool atjar piccalilly ' +
      'gegrilde-paprika artisjokhart bamboescheut waterkastanje palmhart appelmoes fruitcocktail stoofpeer ' +
      'tafelzuur jackfruit smac cocktailkers tomatenfrito ratatouille maiskorrel creme-de-marron aquafaba ' +
      'consomme',
    'tinned-fish': 'tonijn sardine sardien ansjovis',
    pasta:
      'pasta spaghetti penne fusilli farfalle rigatoni macaroni tagliatelle linguine fettuccine pappardelle ' +
      'cannelloni lasagne lasagnevel noedel mie mienestje miehoen mihoen vermicelli udon soba raam orzo risoni ' +
      'orecchiette conchiglie bami wokmie bucatini spirelli capellini elleboogje soepballetje',
    pulse: 'boon linze lins kikkererwt kapucijner spliterwt peulvrucht dal dahl bonenmix flageolet',
    'pasta-rice-grains':
      'rijst arborio quinoa couscous bulgur gierst gort gerst spelt freekeh boekweit polenta griesmeel tarwe ' +
      'amarant rijstvel rijstpapier nori norivel zeewier wakame kombu tacoschelp taco nasi risotto graan tapioca ' +
      'sago aardappelpureepoeder farro',
    baking:
      'sukade bloem meel maizena allesbinder zemel suiker goelah-djawa kandij suikerklontje stevia zoetstof ' +
      'erythritol siroop schenkstroop glucosestroop melasse bakpoeder zuiveringszout baksoda baking-soda ' +
      'wijnsteenzuur cream-of-tartar gist desem desemstarter gelatine agar-agar pectine xanthaangom vanille ' +
      'vanillestokje vanillepasta vanillepoeder extract aroma essence rozenwater oranjebloesemwater kleurstof ' +
      'cacao cacaopoeder cacaonibs cacaoboter chocolade chocoladedruppel chocoladeschaafsel callet chocodrops ' +
      'couverture glazuur fondant marsepein spijs nougatine sprinkles musketzaad taartdecoratie suikerpareltje ' +
      'geraspte-kokos kokosrasp gemalen-kokos kokosvlok kokossnipper amandelschaafsel gemalen-amandel ' +
      'amandelpoeder bigarreaux gemberbolletje stemgember puddingpoeder custardpoeder custard vlaflip ' +
      'gecondenseerde-melk melkpoeder cakemix pannenkoekenmix broodmix appeltaartmix koopmans panko broodkruim ' +
      'broodkruimel paneermix beschuitkruim meringue schuimpje bakspray slagroomversteviger klopfix karamel ' +
      'karamelsaus chocoladesaus dulce-de-leche bakvet eivervanger citroenzuur gluut boterkoekmix',
    'nuts-dried-fruit':
      'noot notenmix amandel cashew pistache macadamia pijnboompit pinda sesam zonnebloempit pompoenpit zaad ' +
      'zadenmix pit pittenmix psyllium psylliumvezel rozijn krent sultana dadel pruimedant gojibes tutti-frutti ' +
      'bananenchip studentenhaver berberis kokosblokje',
    'oils-vinegar': 'olie olijfolie frituurvet vet azijn balsamico balsamicocreme balsamicosiroop verjus',
    'leaf-spice': 'kruid laurier kurkuma limoenblad citroenblad djeroek-poeroet geelwortel',
    spices:
      'zout fleur-de-sel peper peperkorrel chilivlok pimenton komijn komijnzaad djint djintan karwij karwijzaad ' +
      'kummel korianderzaad ketoembar kardemom kardemompeul kaneel kaneelstok kaneelstokje kruidnagel muskaatnoot ' +
      'muskaat foelie piment pimentkorrel djahe koenjit saffraan saffraandraadje anijs anijszaad venkelzaad ' +
      'fenegriek fenegriekzaad mosterdzaad nigellazaad selderijzaad sumak zaatar dukkah ras-el-hanout baharat ' +
      'kerrie garam-masala tandoori specerij kruidenmix kruidenmengsel uipoeder jeneverbes bouillonblokje ' +
      'jusblokje bouillontablet tuinkruidenblokje maaltijdmix sausmix edelgist edelgistvlok vetsin ve-tsin poeder ' +
      'gebak-ui kruidenbuiltje aromat zoethout rub',
    sauces:
      'saus ketjap tamari teriyaki sriracha tabasco sambal trassi gochujang currypasta kerriepasta boemboe ' +
      'harissa miso misopasta mirin tamarinde asem tamarindepasta garnalenpasta wasabi ketchup curry mosterd ' +
      'mayonaise mayo aioli cranberrycompote chutney relish salsa pesto jus dressing vinaigrette tahin tahini ' +
      'sesampasta granaatappelmelasse granaatappelsiroop marinade maggi ajvar knoflookpasta gemberpasta ' +
      'chilipasta paprikapuree mole gremolata chimichurri',
    breakfast:
      'muesli granola cruesli cornflakes cornflake havermout haver vlok brinta ontbijtgraan pap gepofte-rijst ' +
      'rijstpof jam confituur aardbeienjam abrikozenjam marmelade gelei stroop honing ahornsiroop dadelsiroop ' +
      'pindakaas amandelpasta notenpasta cashewpasta hazelnootpasta nutella chocoladepasta hagelslag muisje ' +
      'vruchtenhagel speculoospasta broodbeleg sandwichspread lemon-curd ontbijtkoekreep marmite kokosbrood ' +
      'duo-penotti eiwitpoeder proteinepoeder',
    snacks:
      'crackers chips nacho nachos chip popcorn popcornmais zoutje borrelnoot borrelnootje cracker tuc rijstwafel ' +
      'kroepoek koek koekje biscuit biscuitje kaakje lange-vinger amaretti speculaas speculaasje speculoos ' +
      'stroopwafel cookie oreo bastogne digestive pepernoot kruidnoot krakeling sprits ijswafel ijshoorntje ' +
      'chocoladereep reep chocoladeletter bonbon snoep snoepje zuurtje drop dropje winegum lolly kauwgom ' +
      'marshmallow pepermuntje toffee fudge nougat turks-fruit paasei chocolade-ei mars snickers twix kitkat m-ms ' +
      'smarties snack noga chocotoff kaasstengel kletskop',
    drinks:
      'smoothies water tonic limonade limonadesiroop cola sinas fanta sprite seef-up bitter-lemon ginger-ale ' +
      'gemberbier sap jus-d-orange nectar smoothie vlierbloesemsiroop grenadine roosvicee koffie koffieboon ' +
      'espresso espressopoeder koffiepad koffiecup koffiecapsule cappuccino thee theezakje rooibos matcha ' +
      'matchapoeder chai oploschocolade drank alcoholvrij-bier hibiscus amandelsiroop',
    alcohol:
      'wijn rose prosecco cava champagne port sherry madeira marsala vermout martini sake bier pils tripel dubbel ' +
      'trappist radler cider gluhwein sterke-drank jenever cognac armagnac calvado grappa kirsch whisky whiskey ' +
      'bourbon gin wodka vodka rum cachaca tequila mezcal absint pernod ouzo raki amaretto grand-marnier ' +
      'cointreau triple-sec kahlua baileys advocaat likeur creme-de-cassis limoncello aperol campari angostura ' +
      'beerenburg malibu sangria vieux noilly-prat alcohol',
    household:
      'prikkers stickers keukenrol servet tissue folie diepvrieszakje boterhamzakje vuilniszak afvalzak ' +
      'pedaalemmerzak zak afwasmiddel vaatwastablet vaatwaszout glansspoelmiddel wasmiddel waspoeder ' +
      'wasverzachter vlekkenverwijderaar bleek bleekmiddel schoonmaakmiddel allesreiniger glasreiniger ' +
      'wc-reiniger toiletblok ontkalker schoonmaakazijn schuurmiddel ontstopper spon doekje doek handschoen ' +
      'borstel bezem dweil stofzuigerzak kaars waxinelichtje theelichtje lucifer aansteker batterij lamp ' +
      'luchtverfrisser insectenspray muggenspray touw tandenstoker prikker spiesje rietje muffinvormpje ' +
      'cakevormpje koffiefilter theefilter weckpot houtskool briket aanmaakblokje plakband lijm envelop postzegel ' +
      'papier karton-bord plastic-beker potgrond plantenvoeding krant tijdschrift schoensmeer spuitzak ' +
      'toiletreiniger bloemenvoeding',
    'personal-care':
      'shampoo conditioner cremespoeling douchegel zeep badschuim tandpasta tandenborstel flosdraad mondwater ' +
      'deodorant deo scheermes scheermesje scheerschuim scheergel aftershave parfum lotion handcreme ' +
      'gezichtscreme dagcreme nachtcreme zonnebrand zonnebrandcreme lippenbalsem lippenstift mascara nagellak ' +
      'nagellakremover make-up make-upremover wattenschijfje watje wattenstaafje tampon inlegkruisje condoom ' +
      'pleister verband pijnstiller paracetamol ibuprof aspirine hoestdrank keelpastille vitamine magnesium ' +
      'medicijn neusspray haarlak haargel haarverf kam haarborstel vochtig-toiletpapier desinfecterende-gel ' +
      'gezichtsmasker mondkapje lenzenvloeistof nagelvijl badzout',
    'baby-pet':
      'luier billendoekje babydoekje babyvoeding babymelk flesvoeding opvolgmelk fruithapje groentehapje babypap ' +
      'speen zuigfles babyolie babypoeder voer hondenbrok kattenbrok brokje kattenbakvulling kattengrit ' +
      'hondensnack kattensnack hondenkoekje kauwbot vogelzaad hooi poepzakje vetbol',
  },
  fullNames: {},
  states: {
    vegan: 'vegan veganistisch veganistische plantaardig plantaardige',
    ground: 'gemalen poeder vlok granulaat',
    candied: 'gekonfijt gekonfijte geconfijt geconfijte',
    fresh: 'vers verse',
    frozen: 'diepvries bevroor ingevroor ontdooid ontdooide diepgevroor',
    canned: 'gezeefd gezeefde blik blikje pot potje conserf op-water op-olie in-blik op-sap op-siroop uit-blik',
    pickled: 'ingelegd ingelegde gemarineerd gemarineerde zuur',
    dried: 'gedroogd gevriesdroogd gevriesdroogde',
  },
  linkingWords: 'de het een van uit aan',
  endWords: 'in op met',
  weakHeads: 'vlees steak burger zaad pit',
  conjunctions: 'en of',
  compounds: {
    shortEndings: 'sla vis ham sap',
    partEndings:
      'filet schil rasp zest blokje plakje schijf schijfje ring ringetje part partje reep reepje blad blaadje ' +
      'takje steel stengel kop bol knol teen teentje stuk stukje roosje hart bout vleugel dij poot borst moot rug ' +
      'haas kruim snipper steak puree brunoise merg top stronk pit',
    statePrefixes: { frozen: 'diepvries', canned: 'blik', dried: 'droog' },
  },
};
