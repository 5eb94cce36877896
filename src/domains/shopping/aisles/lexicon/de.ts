import type { AisleLexicon } from './lexicon.ts';

/**
 * German. A compound is matched by its ending, so the lists contain heads (`mehl`, `kase`) and exceptions: `kokosmilch`
 * is not milk, and `leberkase` is not cheese.
 */
export const germanAisleLexicon: AisleLexicon = {
  head: 'last',
  foods: {
    herb:
      'basilikum minze petersilie koriander dill estragon thymian rosmarin salbei oregano majoran kerbel ' +
      'sauerampfer liebstockel melisse borretsch kraut krauterstraussche zitronengras ingwer zwiebel schalotte ' +
      'chili chilischote peperoni pfefferoni peperoncino kre kresse lavendel ysop rauke pimpinelle suppengrun ' +
      'wurzelwerk jalapeno habanero',
    produce:
      'apfel birne quitte pfirsich nektarine aprikose marille pflaume zwetschge zwetsche zwetschke mirabelle ' +
      'kirsche weichsel traube ribisel cranberry beere beerenmischung melone orange apfelsine mandarine ' +
      'clementine grapefruit pampelmuse pomelo zitrone zitronensaft limette limettensaft limone kumquat ' +
      'bergamotte banane ananas mango papaya kiwi maracuja granatapfelkern guave litschi physalis kaki feige ' +
      'kokosnuss rhabarber avocado obst frucht tomate lauch porree kartoffel topinambur maniok karotte mohre rube ' +
      'pastinake sellerie bete rahne rande radieschen rettich kohlrabi kohl wirsing brokkoli broccoli karfiol ' +
      'romanesco spinat mangold pak-choi salat romana lollo-rosso rucola endivie chicoree radicchio lowenzahn ' +
      'portulak sprosse keimling gurke zucchini kurbis hokkaido butternut aubergine melanzani paprika ' +
      'paprikaschote okra okraschote spargel artischocke fenchel pilz champignon pfifferling eierschwammerl ' +
      'seitling shiitake morchel egerling truffel erbse zuckerschote kaiserschote grun-bohne buschbohne ' +
      'stangenbohne brechbohne fisole prinzessbohne keniabohne schnittbohne saubohne maiskolben zuckermais gemuse ' +
      'grunzeug marone kastanie brennnessel ganseblumchen blute weinblatt galgant wurzel blume blumenstrauss ' +
      'krautertopf rohkost sanddorn hagebutte schlehe',
    bakery:
      'bagels donuts brot toast brotchen semmel weckerl weckle schrippe baguette ciabatta focaccia pita naan ' +
      'tortilla wrap fladen laugenstange brezel breze croissant hornchen brioche zopf stolle kuchen torte geback ' +
      'muffin donut krapfen berliner plunder zwieback crouton bagel biskuit biskuitbode tortenbode wiener-bode ' +
      'lebkuchenbode waffel pumpernickel weckmann grissini crepe tramezzini obstbode panettone',
    meat:
      'fleisch rind hack faschiertes mett tatar steak braten roastbeef tafelspitz roulade gulasch beinscheibe ' +
      'ochsenschwanz schwein schweinebauch kotelett schnitzel kassler kasseler eisbein haxe stelze nacke ' +
      'spareribs sparerib rippchen rippe kalb lamm lammlachs ziege hammel hahnchen huhn huhnchen hendl poulet ' +
      'poularde pute truthahn ente gans wachtel fasan taube geflugel reh hirsch wild hase kaninchen leber niere ' +
      'herz zunge kalbsbries innereie kuttel knochen keule schenkel schulter brust geschnetzeltes frikadelle ' +
      'bulette fleischpflanzerl fleischkuchle hackballchen fleischballchen patty burger cevapcici doner gyros ' +
      'kebab spanferkel hufte burgermeisterstuck entrecote ossobuco chateaubriand flugel chicke-wings karkasse ' +
      'strauss bison',
    fish:
      'fisch lachs forelle saibling kabeljau dorsch heilbutt scholle seezunge steinbutt rotzunge seeteufel dorade ' +
      'goldbrasse pangasius tilapia zander barsch hecht karpfen wels aal raucheraal thunfischsteak makrele hering ' +
      'matjes buckling sprotte rollmops schnapper garnele shrimp krabbe scampi gamba krebs languste hummer ' +
      'krebsfleisch muschel vongole auster calamari calamaretti sepia oktopus pulpo meeresfrucht surimi kaviar ' +
      'roge schnecke sushi fischfrikadelle',
    deli:
      'wurst wiener wurstchen wurstel frankfurter knacker cabanossi cabanos lyoner leberkase fleischkase salami ' +
      'chorizo debreziner landjager mortadella aufschnitt schinken prosciutto speck bacon dorrfleisch wammerl ' +
      'pancetta guanciale bresaola bundnerfleisch kaminwurz pastete terrine sulze hummus tzatziki zaziki ' +
      'guacamole antipasti kartoffelsalat nudelsalat krautsalat eiersalat fleischsalat heringssalat waldorfsalat ' +
      'obatzda foie-gras ganseleber rillettes sucuk brat feinkostsalat griebe corned-beef schweinemett ' +
      'trockenfleisch quiche farmersalat coleslaw nduja merguez krakauer',
    dairy:
      'joghurts milch kefir ayran sahne rahm obers schmand creme-fraiche creme-double cremefine butter ghee ' +
      'margarine schmalz talg ei eigelb eiweiss eidotter dotter eiklar wachtelei huhnerei joghurt skyr quark ' +
      'topfen kase emmentaler gouda edamer tilsiter gruyere greyerzer appenzeller raclette parmesan grana-padano ' +
      'pecorino mozzarella burrata ricotta mascarpone philadelphia feta halloumi paneer brie camembert gorgonzola ' +
      'roquefort cheddar manchego harzer limburger taleggio fontina provolone scamorza molke pudding vanillesauce ' +
      'dessert rot-grutze quarkspeise comte mimolette sbrinz kokosfett',
    chilled:
      'tofu tempeh seitan sojamilch sojadrink mandelmilch mandeldrink hafermilch haferdrink reismilch reisdrink ' +
      'cashewmilch pflanzenmilch pflanzendrink hafersahne sojasahne hafercuisine sojacuisine pflanzensahne ' +
      'sojajoghurt kokosjoghurt mandeljoghurt vegetarische-wurst teig flammkuchenbode spatzle schupfnudel ' +
      'maultasche tortellini ravioli gnocchi knodel kloss kimchi falafel wan-tan-blatt wantanblatt fertiggericht ' +
      'sojahack tortelloni wontonblatt rosti kombucha',
    frozen:
      'nuggets eis eiscreme sorbet crushed-ice pizza fischstabchen pommes krokette kartoffelecke wedges nugget ' +
      'rahmspinat edamame gyoza fruhlingsrolle kartoffelpuffer schlemmerfilet buttergemuse kaisergemuse',
    canned:
      'gehackte-tomate stuckig-tomate geschalt-tomate passiert-tomate pizzatomate passata tomatenmark ' +
      'tomatenstuck polpa getrocknet-tomate trockentomate sardellenpaste mais kidneybohne baked-beans kokosmilch ' +
      'kokoscreme kokossahne suppe bruhe fond bouillon olive kaper kapernapfel gewurzgurke essiggurke salzgurke ' +
      'senfgurke cornichon sauer-gurke silberzwiebel perlzwiebel sauerkraut apfelrotkohl rostpaprika ' +
      'artischockenherz bambussprosse bambusspross wasserkastanie palmherz palmenherz apfelmus kompott ' +
      'schattenmorelle fruchtcocktail eintopf pickles kichererbsenwasser kurbispuree salzzitrone cocktailkirsche ' +
      'maraschinokirsche amarenakirsche konserve fruhstucksfleisch aquafaba consomme',
    'tinned-fish': 'thunfisch sardine olsardine sardelle anchovis',
    pasta:
      'nudel pasta spaghetti spagetti penne fusilli farfalle rigatoni makkaroni maccheroni tagliatelle linguine ' +
      'fettuccine pappardelle cannelloni lasagne lasagneplatte udon soba rame orzo kritharaki risoni orecchiette ' +
      'spirelli conchiglie vermicelli teigware bavette bucatini capellini',
    pulse: 'bohne linse kichererbse schalerbse spalterbse hulsenfrucht dal lupine',
    'pasta-rice-grains':
      'reis arborio quinoa couscous bulgur hirse graupe gerste dinkel grunkern polenta griess ebly weizen roggen ' +
      'amaranth getreide emmer freekeh reispapier nori alge wakame kombu kartoffelpureepulver kartoffelpuree ' +
      'knodelpulver taco sago tapioka sojaschnetzel sojagranulat risotto haferkorn weizenkorn getreidekorn ' +
      'seetang',
    baking:
      'dosenmilch mehl starke mondamin maizena kleie zucker kandis xylit erythrit sussstoff stevia sussungsmittel ' +
      'agavendicksaft sirup glukose melasse backpulver natron hirschhornsalz pottasche weinstein hefe germ ' +
      'sauerteig gelatine gelatinepulver agar-agar pektin tortenguss sahnesteif sahnefestiger xanthan vanille ' +
      'vanilleschote vanilleextrakt vanillepaste vanillepulver aroma rosenwasser orangenblutenwasser ' +
      'lebensmittelfarbe kakao kakaopulver kakaonibs kakaobutter schokolade kuverture schokotropfen schokoraspel ' +
      'schokoladenraspel schokodrops schokoladentropfen glasur zuckerguss fondant marzipan marzipanrohmasse ' +
      'nougat krokant streusel zuckerperle dekor kokosraspel kokosflocke kokoschip gemahlen-mandel ' +
      'gemahlen-haselnuss gehackte-mandel gehobelt-mandel mandelblattchen mandelstift zitronat orangeat ' +
      'belegkirsche sukkade puddingpulver vanillepudding vanillesaucenpulver gotterspeise kondensmilch ' +
      'milchpulver milchmadchen backmischung brosel panko baiser oblate karamell karamellsauce schokoladensauce ' +
      'schokosauce citroback orangeback mohnback ei-ersatz palmin zitronensaure ascorbinsaure glute malz ' +
      'apfeldicksaft fruktose dr-oetker-finesse lecithin',
    'nuts-dried-fruit':
      'nuss nussmischung mandel cashew pistazie macadamia sesam mohn kernmischung kornermix rosine sultanine ' +
      'korinthe weinbeere dattel backpflaume softaprikose gojibeere backobst apfelring studentenfutter ' +
      'bananenchip berberitze samen saat kern maulbeere mu-err-pilz mu-err',
    'oils-vinegar': 'ol fett backspray trennspray essig balsamico essigessenz balsamicocreme condimento-bianco verjus',
    'leaf-spice': 'lorbeer kurkuma limettenblatt gelbwurz',
    spices:
      'salz fleur-de-sel salzflocke pfeffer pfefferkorn chiliflocke chilifade pul-biber paprika-edelsuss ' +
      'paprika-rosenscharf rosenpaprika raucherpaprika cumin kummel koriandersamen korianderkorn koriandersaat ' +
      'kardamom kardamomkapsel zimt zimtstange nelke muskat muskatnuss muskatblute macis piment pimentkorn safran ' +
      'safranfade anis fenchelsamen fenchelsaat bockshornklee bockshornkleesamen senfkorn senfsamen senfsaat ' +
      'senfmehl selleriesamen sumach zatar dukkah ras-el-hanout baharat curry garam-masala tandoori gewurz ' +
      'gewurzmischung italienisch-kraut kraut-der-provence krautermischung zwiebelgranulat knoblauchgranulat ' +
      'rostzwiebel wacholder wacholderbeere annatto vegeta bruhwurfel suppenwurfel gekornte-bruhe instantbruhe ' +
      'instant-gemusebruhe gemusebruhe-instant bouillonwurfel sossenbinder saucenbinder hefeflocke glutamat ' +
      'pulver kala-namak beifuss tonkabohne sussholz fondor aromat wurze krauterling salatkraut zimtblute rub ' +
      'cajun knoblauchflocke zwiebelflocke asafoetida',
    sauces:
      'sauce shoyu tamari hoisin sriracha tabasco sambal gochujang harissa miso mirin tamarinde wasabi ketchup ' +
      'currysosse senf mayonnaise mayo miracel-whip aioli remoulade sahnemeerrettich tafelmeerrettich ' +
      'wildpreiselbeere chutney relish salsa pesto tomatensosse hollandaise bratensosse jus jagersosse rahmsosse ' +
      'kasesosse dressing vinaigrette tahini tahin sesammus granatapfelsirup granatapfelmelasse marinade maggi ' +
      'maggiwurze flussigwurze sojawurze paprikamark ajvar paste tapenade ketjap-manis kecap-manis ' +
      'bruschetta-aufstrich fixprodukt liquid-smoke flussigrauch',
    breakfast:
      'musli muesli granola cornflakes flocke hafer porridge haferbrei cerealie puffreis marmelade konfiture ' +
      'gelee honig ahornsirup erdnussbutter mandelmus cashewmus nussmus mus nutella nuss-nougat-creme ' +
      'nussnougatcreme schokocreme aufstrich pflaumenmus powidl zwetschgenmus lemon-curd grafschafter-goldsaft ' +
      'musliriegel proteinpulver eiweisspulver weetabix hefeextrakt apfelkraut maronencreme rubenkraut ' +
      'apfel-birnenkraut spekulatiuscreme karamellcreme',
    snacks:
      'loffelbiskuits kaugummis marshmallows snacks chips chip nacho flips popcorn popcornmais salzstange ' +
      'salzbrezel cracker tuc reiswaffel keks loffelbiskuit amaretti amarettini cantuccini cookie oreo ' +
      'spekulatius platzchen lebkuchen gebackmischung waffelrollchen eiswaffel schokoladentafel tafel-schokolade ' +
      'riegel praline bonbon sussigkeit suss gummibarchen fruchtgummi weingummi lakritz lakritze lutscher ' +
      'kaugummi marshmallow schaumkuss schokokuss dominostein mozartkugel toffifee smarties snickers mars twix ' +
      'kitkat uberraschungsei schokoladenei osterei schokohase weihnachtsmann knabberzeug snack turkischer-honig ' +
      'halva daim makrone waffelblatt hanuta duplo raffaello giotto kasestange russisch-brot',
    drinks:
      'tees smoothies getranke wasser sprudel soda tonic limonade limo cola fanta sprite spezi ginger-ale ' +
      'ginger-beer bitter-lemon energydrink saft schorle nektar smoothie holunderblutensirup holundersirup ' +
      'grenadine himbeersirup kaffee kaffeebohne espresso espressobohne kaffeepulver espressopulver kaffeekapsel ' +
      'kaffeepad cappuccino tee teebeutel rooibos matcha matchapulver chai trinkschokolade kaba ovomaltine ' +
      'getrank malzbier alkoholfreies-bier hibiskusblute mandelsirup limettensirup',
    alcohol:
      'biere likore schnapse wein rose sekt prosecco champagner sherry madeira marsala wermut martini sake bier ' +
      'pils pilsner hell radler cidre most met schnaps weinbrand cognac kognak armagnac calvado grappa ' +
      'kirschwasser obstler williams zwetschgenwasser himbeergeist whisky whiskey bourbon gin wodka vodka rum ' +
      'cachaca pisco tequila mezcal korn absinth pernod ouzo raki sambuca amaretto grand-marnier cointreau ' +
      'triple-sec kahlua baileys likor cassis limoncello aperol campari jagermeister batida-de-coco angostura ' +
      'spirituose alkohol riesling burgunder chardonnay merlot federweisser bowle lillet malibu rumtopf ' +
      'noilly-prat sangria',
    household:
      'schwamme teelichter streichholzer tucher handschuhe mullsacke spulmaschinentabs kuchenrolle serviette ' +
      'folie mullsack tute beutel spulmittel spulmaschinensalz geschirrspultabs spulmaschinentab klarspuler ' +
      'regeneriersalz waschmittel waschpulver weichspuler fleckenentferner reiniger klostein putzmittel entkalker ' +
      'scheuermilch desinfektionsmittel schwamm lappe tuch handschuh burste bese wischmopp kerze teelicht ' +
      'streichholz feuerzeug batterie gluhbirne lampe lufterfrischer insektenspray muckenspray mottenfalle garn ' +
      'zahnstocher spiess rouladennadel strohhalm trinkhalm muffinformchen papierformchen papierbackformchen ' +
      'kaffeefilter teefilter einmachglas grillkohl holzkohl anzunder klebeband kleber briefumschlag briefmarke ' +
      'papier pappteller pappbecher blumenerde dunger zeitung zeitschrift schuhcreme gefrierdose',
    'personal-care':
      'shampoo spulung conditioner duschgel seife badezusatz zahnpasta zahncreme zahnburste zahnseide mundwasser ' +
      'deo deodorant rasierer rasierkling rasierschaum rasiergel aftershave parfum lotion handcreme gesichtscreme ' +
      'sonnencreme sonnenmilch lippenpflege labello lippenstift mascara wimperntusche nagellack ' +
      'nagellackentferner make-up abschminktuch wattepad watte wattestabchen tampon binde slipeinlage ' +
      'menstruationstasse kondom pflaster verband paracetamol ibuprofe aspirin hustensaft hustenbonbon vitamin ' +
      'magnesium tablette medikament nasenspray haarspray haargel haarfarbe kamm haarburste feuchttuch ' +
      'feuchtes-toilettenpapier desinfektionsgel gesichtsmaske mundschutz haargummi kontaktlinsenflussigkeit ' +
      'nagelfeile badesalz duschbad feuchtigkeitscreme',
    'baby-pet':
      'windel babybrei glasche babynahrung babymilch folgemilch pre-milch sauglingsmilch babypuder babyol ' +
      'babyfeuchttuch schnuller babyflasche wickelunterlage futter streu leckerli kauknochen heu meisenknodel ' +
      'kotbeutel katzenmilch',
  },
  fullNames: {},
  states: {
    vegan: 'vegan pflanzlich',
    ground: 'gemahlen pulver granulat flocke gerebelt gerebelter granuliert',
    candied: 'kandiert',
    fresh: 'frisch frische frischer frisches',
    frozen: 'tk tiefgekuhlt gefroren tiefgefrore tiefkuhl tiefkuhlware aufgetaut aufgetaute aufgetauter',
    canned: 'dose konserve glas',
    pickled: 'eingelegt mariniert marinierte',
    dried: 'getrocknet gefriergetrocknet gefriergetrocknete',
  },
  linkingWords: 'der die das den dem des ein eine einer eines von vom am an aus',
  endWords: 'in im auf',
  weakHeads: 'fleisch steak kern samen',
  conjunctions: 'und oder bzw',
  compounds: {
    shortEndings: 'ol tee eis',
    partEndings:
      'filet schale abrieb zeste wurfel scheibe ring spalte schnitz streifen blatt blattchen zweig stangel stiel ' +
      'kopf knolle zehe stuck stuckchen rose rosche herz keule flugel steak hack mark spitze haut viertel halfte ' +
      'hacksel splitter stift carpaccio brust frucht grun strunk bund mus puree ragout bein ringe schnitze stifte',
    statePrefixes: { frozen: 'tiefkuhl tk gefrier', canned: 'dosen', dried: 'trocken dorr' },
  },
};
