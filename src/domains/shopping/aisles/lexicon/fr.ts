import type { AisleLexicon } from './lexicon.ts';

/** French. `pâte`, `pâté` and `pâtes` are the same word after folding; on its own it means pasta. */
export const frenchAisleLexicon: AisleLexicon = {
  head: 'first',
  foods: {
    herb:
      'basilic menthe persil coriandre aneth ciboulette estragon thym romarin sauge origan marjolaine cerfeuil ' +
      'oseille liveche sarriette melisse verveine bouquet-garni herbe citronnelle gingembre ail oignon cebette ' +
      'cive echalote echalion piment raifort cresson jalapeno habanero hysope bourrache lavande pourpier',
    produce:
      'pomme poire coing peche nectarine brugnon abricot prune mirabelle quetsche reine-claude cerise griotte ' +
      'raisin fraise framboise mure myrtille airelle canneberge cranberry groseille cassis sureau baie melon ' +
      'pasteque orange mandarine clementine pamplemousse pomelo citron jus-de-citron jus-de-lime lime zeste ' +
      'kumquat cedrat yuzu bergamote agrume banane plantain ananas mangue papaye kiwi maracuja grenade goyave ' +
      'litchi physali kaki figue noix-de-coco rhubarbe avocat fruit tomate coeur-de-boeuf poireau grenaille ' +
      'patate topinambour manioc carotte panais navet rutabaga celeri betterave radis daikon salsifis chou ' +
      'brocoli romanesco kale epinard pousse blette bette pak-choi bok-choy salade laitue iceberg romaine sucrine ' +
      'mache roquette mesclun frisee scarole batavia chene endive chicoree trevise radicchio pissenlit germe ' +
      'concombre courgette courge butternut potiron potimarron citrouille patisson aubergine poivron gombo ' +
      'asperge artichaut fenouil champignon cepe girolle chanterelle pleurote shiitake morille ' +
      'trompette-de-la-mort truffe petit-pois pois-gourmand pois-mange-tout haricot-vert haricot-beurre ' +
      'haricot-plat feve epi-de-mais legume crudite chataigne marron ortie fleur galanga vigne bananier cardon ' +
      'crosne aromate plante-aromatique chayotte christophine',
    bakery:
      'chapati pain baguette ciabatta focaccia pita naan tortilla wrap bun brioche croissant viennoiserie ' +
      'chausson-aux-pomme gateau genoise cake muffin beignet donut biscotte crouton bagel gaufre crepe galette ' +
      'pancake blini gressin tarte eclair madeleine panettone quatre-quart toast tartine kouglof fougasse baba',
    meat:
      'viande boeuf steak bavette entrecote fal-filet rumsteck rumsteak onglet paleron macreuse gite joue ' +
      'bourguignon feu roti rosbif tournedos jarret porc filet-mignon echine traver palette rouelle ' +
      'chair-a-saucisse saute veau escalope blanquette cotelette osso-buco osso-bucco paupiette agneau gigot ' +
      'epaule mouton chevreau poulet pilon aile cuisse aiguillette supreme coquelet poule poularde chapon dinde ' +
      'dindonneau canard magret canette oie pintade caille pigeon faisan perdrix volaille chevreuil cerf biche ' +
      'sanglier gibier lievre lapin foie rognon coeur langue tripe abat os boulette hamburger burger brochette ' +
      'kebab carcasse araignee hampe tende-de-tranche tartare crepine lard-gras cote civet gesier',
    fish:
      'poisson saumon truite cabillaud morue lieu colin eglefin haddock merlu merlan fletan sole limande turbot ' +
      'plie carrelet lotte bar loup dorade daurade rouget saint-pierre raie pangasiu tilapia perche sandre ' +
      'brochet carpe anguille steak-de-thon hareng eperlan espadon julienne crevette gamba langoustine ecrevisse ' +
      'homard langouste crabe tourteau araignee-de-mer surimi moule palourde coque praire bulot bigorneau ' +
      'noix-de-saint-jacque saint-jacque petoncle huitre calmar calamar encornet seiche poulpe fruit-de-mer ' +
      'crustace coquillage caviar oeuf-de-saumon oeuf-de-lump oeuf-de-truite tarama escargot grenouille sushi ' +
      'rascasse grondin congre bonite cocktail-de-fruit-de-mer poutargue',
    deli:
      'celeri-remoulade saucisse knack knacki merguez chipolata chorizo saucisson salami rosette andouille ' +
      'andouillette boudin cervela mortadelle pepperoni nduja jambon prosciutto coppa bresaola viande-des-grison ' +
      'pancetta guanciale speck lard lardon allumette-de-lardon bacon poitrine-fumee blanc-de-dinde charcuterie ' +
      'pate-de-campagne pate-de-foie terrine rillette foie-gras mousse-de-foie houmous hummu tzatziki guacamole ' +
      'caviar-d-aubergine antipasti salade-de-pomme-de-terre taboule piemontaise quiche cake-sale gesier-confit ' +
      'pastrami chiffonnade couenne friand magret-fume magret-seche diot figatelli lonzo',
    dairy:
      'lait babeurre kefir creme chantilly mascarpone beurre ghee margarine saindou graisse-de-canard ' +
      'graisse-d-oie oeuf jaune yaourt skyr faisselle fromage gruyere emmental comte beaufort cantal raclette ' +
      'reblochon tomme mimolette gouda edam cheddar parmesan grana-padano pecorino mozzarella burrata ricotta ' +
      'petit-suisse cottage-cheese brousse cancoillotte chevre crottin feta halloumi paneer brie camembert ' +
      'munster maroille pont-l-eveque epoisse roquefort bleu fourme-d-ambert gorgonzola saint-nectaire morbier ' +
      'manchego vache-qui-rit kiri boursin saint-moret philadelphia provolone taleggio noix-de-beurre flan ' +
      'mousse-au-chocolat riz-au-lait semoule-au-lait dessert-lacte stracciatella scamorza abondance appenzell ' +
      'vacherin mont-d-or',
    chilled:
      'tofu tempeh seitan lait-de-soja boisson-au-soja lait-d-amande boisson-d-amande lait-d-avoine ' +
      'boisson-d-avoine lait-de-riz boisson-vegetale creme-de-soja creme-d-avoine yaourt-de-soja yaourt-de-coco ' +
      'pate-feuilletee pate-brisee pate-sablee pate-a-pizza pate-filo pate-a-tarte pate-phyllo pate-levee ' +
      'pate-a-pain brick filo raviole ravioli tortellini gnocchi quenelle falafel kimchi kombucha plat-prepare ' +
      'pate-a-ravioli pate-a-gyoza pate-a-cookie vegetal proteine-vegetale allumette-vegetale pate-a-wonton ' +
      'kadaif',
    frozen:
      'glace creme-glacee sorbet glacon esquimau pizza batonnet-de-poisson poisson-pane frite nugget potatoe ' +
      'edamame gyoza nem rouleau-de-printemps samoussa pomme-noisette pomme-dauphine galette-de-pomme-de-terre',
    canned:
      'tomate-pelee tomate-concassee pulpe-de-tomate puree-de-tomate coulis-de-tomate passata concentre-de-tomate ' +
      'tomate-sechee tomate-confite sauce-tomate pate-d-anchois creme-d-anchois mais cassoulet choucroute ' +
      'lait-de-coco creme-de-coco soupe veloute bouillon fond fumet olive capre cornichon oignon-grelot pickle ' +
      'poivron-grille coeur-d-artichaut coeur-de-palmier pousse-de-bambou chataigne-d-eau compote ' +
      'cocktail-de-fruit citron-confit ratatouille macedoine petit-pois-carotte haricot-blanc-a-la-tomate ' +
      'quenelle-en-boite bisque piquillo conserve jus-de-palourde consomme lentille-cuisinee ravioli-en-boite',
    'tinned-fish': 'thon sardine anchois maquereau',
    pasta:
      'pate spaghetti penne fusilli farfalle rigatoni macaroni coquillette tagliatelle linguine fettuccine ' +
      'pappardelle cannelloni lasagne nouille vermicelle udon soba ramen orzo orecchiette conchiglie torsade ' +
      'torti crozet langue-d-oiseau risoni bucatini papillon alphabet',
    pulse:
      'haricot flageolet lentille pois-chiche pois-casse pois-sec coco-de-paimpol mogette legumineuse legume-sec ' +
      'soja azuki lupin lingot dal',
    'pasta-rice-grains':
      'riz arborio quinoa couscous semoule boulgour ble ebly millet orge epeautre sarrasin polenta galette-de-riz ' +
      'nori algue wakame kombu tapioca perle-du-japon puree-en-flocon puree-mousseline taco risotto amarante ' +
      'seigle kasha sagou',
    baking:
      'farine fecule maizena amidon arrow-root son germe-de-ble sucre cassonade vergeoise muscovado rapadura ' +
      'stevia edulcorant aspartame sirop glucose melasse levure bicarbonate creme-de-tartre levain gelatine ' +
      'agar-agar pectine vitpri gomme-xanthane gomme-de-guar vanille extrait arome essence eau-de-fleur-d-oranger ' +
      'fleur-d-oranger eau-de-rose colorant cacao beurre-de-cacao chocolat pepite glacage pate-a-sucre fondant ' +
      'pate-d-amande massepain praline pralin pralinoise nougatine vermicelle-de-chocolat vermicelle-en-sucre ' +
      'noix-de-coco-rapee coco-rapee coco-rape poudre-d-amande amande-en-poudre poudre-de-noisette ' +
      'noisette-en-poudre amande-effilee angelique bigarreau lait-concentre lait-en-poudre flan-en-poudre ' +
      'creme-patissiere-en-poudre preparation entremets chapelure panko meringue nappage caramel sauce-chocolat ' +
      'creme-de-marron puree-de-marron marron-glace feve-tonka acide-citrique gluten malt dulce-de-leche ' +
      'confiture-de-lait crepe-dentelle gavotte ammoniaque',
    'nuts-dried-fruit':
      'noix pecan noisette amande cajou pistache macadamia pignon cacahuete arachide sesame graine ' +
      'graine-de-courge chia pavot lin tournesol psyllium raisin-de-corinthe raisin-de-smyrne datte pruneau ' +
      'cranberrie-sechee baie-de-goji champignon-noir mendiant',
    'oils-vinegar':
      'huile matiere-grasse graisse vegetaline vinaigre balsamique creme-de-balsamique verjus spray-de-cuisson',
    'leaf-spice': 'laurier curcuma kaffir combava',
    spices:
      'sel fleur-de-sel poivre baie-rose piment-de-cayenne cayenne piment-d-espelette espelette flocon-de-piment ' +
      'paprika pimenton cumin carvi graine-de-coriandre cardamome cannelle girofle muscade noix-de-muscade maci ' +
      'piment-de-la-jamaique safran badiane anis graine-de-fenouil fenugrec graine-de-moutarde moutarde-en-poudre ' +
      'nigelle sumac zaatar dukkah ras-el-hanout baharat curry tandoori massala masala colombo epice ' +
      'herbe-de-provence oignon-frit genievre baie-de-genievre cube-de-bouillon bouillon-en-poudre ' +
      'fond-de-veau-en-poudre fond-en-poudre kub levure-maltee levure-de-biere levure-nutritionnelle glutamate ' +
      'assaisonnement reglisse-en-baton tonka piment-doux persillade rocou fumee-liquide',
    sauces:
      'sauce tamari nuoc-mam sriracha tabasco sambal gochujang pate-de-curry pate-de-piment harissa miso ' +
      'pate-de-miso mirin tamarin pate-de-tamarin pate-de-crevette wasabi worcestershire worcester ketchup ' +
      'moutarde mayonnaise aioli rouille remoulade chutney relish salsa pesto pistou bechamel jus-de-viande ' +
      'jus-de-roti vinaigrette assaisonnement-salade tahini tahin tahine creme-de-sesame puree-de-sesame ' +
      'melasse-de-grenade marinade viando maggi arome-maggi tapenade creme-d-olive pate-d-olive puree-de-piment ' +
      'pate-d-ail confit-d-oignon ajvar savora piccalilli',
    breakfast:
      'cereale muesli granola corn-flake cornflake flocon avoine porridge riz-souffle confiture marmelade gelee ' +
      'miel sirop-d-erable sirop-de-datte beurre-de-cacahuete puree-d-amande puree-de-noisette puree-de-cajou ' +
      'puree-de-cacahuete puree-d-oleagineu beurre-d-amande pate-a-tartiner nutella pate-de-speculoo lemon-curd ' +
      'pate-de-coing proteine-en-poudre sirop-de-liege creme-de-noisette',
    snacks:
      'chips tortilla-chips nacho pop-corn popcorn mais-a-pop-corn bretzel cracker tuc galette-de-riz-souffle ' +
      'biscuit boudoir petit-beurre sable palet-breton speculoo speculo amaretti cookie oreo macaron gaufrette ' +
      'langue-de-chat financier digestive cantucci cornet-de-glace bonbon confiserie tablette-de-chocolat ' +
      'barre-chocolatee rocher oeuf-en-chocolat oeuf-de-paque guimauve chamallow marshmallow reglisse sucette ' +
      'chewing-gum nougat caramel-mou caramel-dur dragee pate-de-fruit calisson carambar toffee fudge halva ' +
      'loukoum mar snicker twi kitkat m-ms smartie kinder daim toblerone snack truffe-au-chocolat tuile',
    drinks:
      'eau soda limonade cola coca orangina tonic schweppe perrier ginger-ale ginger-beer boisson sirop-de-menthe ' +
      'sirop-de-grenadine grenadine sirop-de-sureau sirop-de-fraise jus nectar smoothie cafe expresso espresso ' +
      'dosette the tisane infusion camomille rooibo matcha chai chicoree-soluble chocolat-en-poudre poulain ' +
      'nesquik banania hibiscu bissap sirop-d-orgeat orgeat',
    alcohol:
      'vin cremant mousseu champagne prosecco porto xere sherry madere marsala muscat vermouth martini noilly ' +
      'sake biere cidre hydromel alcool eau-de-vie cognac armagnac calvados marc grappa kirsch poire-william ' +
      'whisky bourbon gin vodka rhum cachaca tequila mezcal absinthe pastis ricard pernod ouzo limoncello ' +
      'amaretto marnier cointreau triple-sec curacao liqueur kahlua bailey creme-de-cassis creme-de-mure ' +
      'creme-de-menthe chartreuse genepi campari aperol angostura picon suze pineau floc sangria macvin bourgogne ' +
      'bordeau riesling chardonnay aperitif',
    household:
      'papier-toilette papier-hygienique essuie-tout sopalin serviette mouchoir papier-alu aluminium ' +
      'film-alimentaire film-etirable papier-cuisson papier-sulfurise sac liquide-vaisselle produit-vaisselle ' +
      'pastille-vaisselle tablette-vaisselle sel-regenerant liquide-de-rincage lessive adoucissant assouplissant ' +
      'detachant javel eau-de-javel nettoyant produit-menager produit-d-entretien gel-wc detartrant desinfectant ' +
      'eponge grattoir lavette chiffon torchon gant brosse balai serpilliere bougie allumette briquet pile ' +
      'ampoule desodorisant insecticide anti-moustique ficelle cure-dent pique pic-a-brochette pic-en-bois ' +
      'brochette-en-bois paille caissette moule-en-papier filtre-a-cafe bocal charbon allume-feu ruban-adhesif ' +
      'colle enveloppe timbre papier-cadeau assiette-en-carton gobelet terreau engrais journal magazine cirage ' +
      'poche-a-douille deboucheur produit-vitre',
    'personal-care':
      'shampooing shampoing gel-douche savon bain-moussant dentifrice brosse-a-dent fil-dentaire bain-de-bouche ' +
      'deodorant rasoir mousse-a-raser gel-a-raser apre-rasage parfum lait-corporel creme-main creme-hydratante ' +
      'creme-visage creme-solaire lait-solaire baume-a-levre rouge-a-levre mascara verni-a-ongle dissolvant ' +
      'maquillage demaquillant coton tampon serviette-hygienique protege-slip menstruelle preservatif pansement ' +
      'bandage paracetamol doliprane ibuprofene aspirine vitamine medicament spray-nasal laque gel-coiffant ' +
      'coloration peigne brosse-a-cheveu lingette gel-hydroalcoolique masque solution-lentille lime-a-ongle ' +
      'eau-micellaire magnesium',
    'baby-pet':
      'couche lingette-bebe lait-infantile lait-maternise lait-premier-age cereale-bebe tetine biberon liniment ' +
      'croquette patee nourriture-chien nourriture-chat litiere friandise-chien friandise-chat os-a-macher foin ' +
      'sac-a-crotte boule-de-graisse',
  },
  fullNames: {
    deli: 'carotte-rapee',
    dairy: 'fromage-fondue',
    baking: 'preparation-pour-gateau preparation-pour-flan sucre-pour-confiture',
    spices: 'bouillon-cube bouillon-legume-cube bouillon-volaille-cube',
    sauces: 'sauce-pour-pate sauce-pour-salade',
    drinks: 'chocolat-chaud biere-sans-alcool',
    'personal-care': 'creme-pour-main sirop-pour-tou pastille-pour-gorge',
    'baby-pet':
      'graine-pour-oiseau nourriture-pour-chien nourriture-pour-chat nourriture-pour-poisson patee-pour-chat ' +
      'patee-pour-chien litiere-pour-chat aliment-pour-chien friandise-pour-chien lait-poudre-bebe petit-pot-bebe',
  },
  states: {
    vegan: 'vegetal vegetale vegan vegane vegetalien vegetalienne',
    ground: 'moulu moulue poudre semoule flocon granule',
    candied: 'confit confite cristallise cristallisee candi',
    fresh: 'frais fraiche',
    frozen: 'surgele surgelee congele congelee decongele decongelee',
    canned: 'conserve boite bocal au-naturel au-sirop l-huile',
    pickled: 'marine marinee au-vinaigre saumure',
    dried: 'seche sechee sec lyophilise lyophilisee deshydrate deshydratee',
  },
  linkingWords: 'de d du des la le les l un une a au aux en',
  endWords: '',
  weakHeads: 'steak cote graine cuisse aile joue boulette brochette hamburger tartare',
  conjunctions: 'et ou',
};
