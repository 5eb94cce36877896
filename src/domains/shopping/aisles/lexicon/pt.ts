import type { AisleLexicon } from './lexicon.ts';

/** Portuguese of Portugal and Brazil: `sumo` and `suco`, `natas` and `creme de leite`. */
export const portugueseAisleLexicon: AisleLexicon = {
  head: 'first',
  foods: {
    herb:
      'manjericao hortela salsa salsinha coentro endro aneto cebolinha cebolinho estragao tomilho alecrim salvia ' +
      'oregano oregao manjerona cerefolio erva gengibre alho cebola chalota echalota pimenta-dedo-de-moca ' +
      'pimenta-malagueta malagueta pimenta-de-cheiro pimenta-biquinho jalapeno habanero raiz-forte agriao cheiro ' +
      'poejo segurelha',
    produce:
      'bananas espinafr caqul maca pera marmelo pessego nectarina alperce ameixa cereja ginja uva morango ' +
      'framboesa amora mirtilo arando groselha sabugueiro fruto-vermelho baga melao melancia meloa laranja ' +
      'tangerina mexerica clementina toranja limao lima suco-de-limao sumo-de-limao sumo-de-lima raspa kumquat ' +
      'citrino banana abacaxi ananas manga mamao papaia kiwi maracuja roma goiaba lichia caqui diospiro figo coco ' +
      'ruibarbo abacate jabuticaba pitanga acerola acai cupuacu carambola physali fruta tomate batata inhame cara ' +
      'mandioca aipim macaxeira mandioquinha cenoura pastinaca cherovia nabo aipo salsao beterraba rabanete couve ' +
      'repolho acelga brocoli brocolo broculo romanesco kale espinafre pak-choi alface rucula canonigo ' +
      'mix-de-folha salada escarola endivia chicoria radicchio beldroega nabica grelo rebento broto pepino ' +
      'abobrinha curgete courgette abobora berinjela beringela pimentao pimento quiabo aspargo espargo alcachofra ' +
      'funcho cogumelo shiitake shimeji portobello boleto trufa ervilha vagem feijao-verde fava espiga macaroca ' +
      'legume verdura vegetal hortalica castanha urtiga flor bananeira videira chuchu maxixe jilo ora-pro-nobi ' +
      'taioba jaca graviola',
    bakery:
      'croissants donuts wraps muffim pao pita baguete baguette ciabatta focaccia naan tortilha tortilla wrap ' +
      'bisnaga bisnaguinha brioche croissant folhado-doce bolo torta tarte queque muffin torrada tosta crouton ' +
      'bagel waffle crepe panqueca donut sonho rosca broa papo-seco bola-de-berlim pastel-de-nata panetone folar ' +
      'empada rissol',
    meat:
      'lebr carne vaca boi vitela novilho bife file alcatra picanha maminha fraldinha contrafile coxao-mole ' +
      'coxao-duro patinho acem musculo costela cupim lagarto rabada ossobuco entrecosto charque porco lombo ' +
      'lombinho pernil paleta costeleta costelinha bisteca leitao cachaco secreto febra entremeada borrego ' +
      'cordeiro carneiro cabrito frango peito coxa sobrecoxa asa asinha galinha coxinha-da-asa peru pato magret ' +
      'ganso codorna codorniz perdiz faisao pombo ave veado javali caca coelho lebre figado rim coracao lingua ' +
      'dobrada bucho tripa moela miudo osso tutano almondega hamburguer espetada espetinho kebab escalope carcaca',
    fish:
      'peixe salmao truta bacalhau pescada merluza linguado tamboril robalo dourada pargo corvina espadarte ' +
      'carapau arenque garoupa raia tilapia panga perca tambaqui pirarucu namorado badejo cacao enguia camarao ' +
      'gamba lagostim lagosta lavagante caranguejo siri carne-de-siri sapateira santola delicia-do-mar kani ' +
      'surimi mexilhao ameijoa berbigao conquilha vongole vieira ostra lula choco polvo fruto-do-mar marisco ' +
      'caviar ova caracol sushi lapa percebe pota paloco maruca abrotea cherne',
    deli:
      'salsicha linguica calabresa chourico chourica paio alheira morcela farinheira salpicao salame pepperoni ' +
      'mortadela presunto fiambre jamon bacon toucinho toicinho pancetta panceta copa lombo-fumado peito-de-peru ' +
      'blanquet enchido charcutaria pate foie-gra humu hummus homu tzatziki guacamole antepasto quiche coxinha ' +
      'croquete pastel-de-bacalhau chamuca carpaccio torresmo salsichao salada-russa',
    dairy:
      'leite leitelho buttermilk kefir nata creme-azedo creme-fraiche creme-culinario chantilly manteiga ghee ' +
      'margarina banha ovo gema clara iogurte skyr coalhada requeijao catupiry queijo mussarela mucarela mozarela ' +
      'mozzarella parmesao flamengo provolone cottage ricota ricotta mascarpone cream-cheese philadelphia ' +
      'gorgonzola roquefort brie camembert cheddar gouda edam emmental gruyere grana-padano pecorino feta ' +
      'halloumi burrata quark petit-suisse danoninho sobremesa-lactea pudim arroz-doce yakult bebida-lactea ' +
      'manchego mousse-de-chocolate',
    chilled:
      'tofu tempeh seitan leite-de-soja bebida-de-soja leite-de-amendoa bebida-de-amendoa leite-de-aveia ' +
      'bebida-de-aveia leite-de-arroz bebida-vegetal nata-de-soja creme-de-soja creme-vegetal iogurte-de-soja ' +
      'iogurte-de-coco hamburguer-vegetal massa-folhada massa-quebrada massa-areada massa-filo massa-phyllo ' +
      'massa-de-pizza massa-de-pastel massa-de-pao ravioli tortellini capeletti nhoque gnocchi falafel kimchi ' +
      'kombucha refeicao-pronta massa-wonton proteina-vegetal',
    frozen:
      'nuggets sorvete sorbet gelo picole pizza douradinho batata-pre-frita nugget polpa-de-fruta ' +
      'polpa-de-maracuja polpa-de-acai edamame gyoza rolinho-primavera granizado',
    canned:
      'tomate-pelado champignom polpa-de-tomate extrato-de-tomate concentrado-de-tomate pure-de-tomate passata ' +
      'molho-de-tomate tomate-seco milho grao-de-bico-cozido grao-cozido feijao-cozido leite-de-coco ' +
      'creme-de-coco sopa caldo fumet azeitona alcaparra picle pickle tremoco champignon palmito ' +
      'coracao-de-alcachofra rebento-de-bambu broto-de-bambu pimento-assado coquetel-de-fruta compota-de-maca ' +
      'pure-de-maca cereja-ao-marrasquino chucrute feijoada conserva seleta-de-legume ravioli-em-lata consome',
    'tinned-fish': 'atum sardinha anchova cavala',
    pasta:
      'massa macarrao esparguete espaguete spaghetti penne fusilli parafuso farfalle rigatoni tagliatelle ' +
      'talharim linguine fettuccine fettuccini pappardelle canelone lasanha aletria cabelo-de-anjo cotovelo ' +
      'cotovelinho macarronete noodle miojo bifum udon soba yakisoba ramen orzo conchinha vermicelli letrinha ' +
      'massinha',
    pulse: 'feijao grao lentilha ervilha-seca ervilha-partida soja leguminosa fava-seca',
    'pasta-rice-grains':
      'arroz quinoa quinua cuscuz couscous bulgur trigo painco cevada cevadinha espelta polenta semola semolina ' +
      'fuba flocao farinha-de-milho-flocada canjica canjiquinha xerem aveia-em-grao amaranto papel-de-arroz nori ' +
      'alga wakame kombu tapioca goma-de-tapioca sagu taco pure-instantaneo risoto risotto farofa',
    baking:
      'farinha amido maisena maizena fecula polvilho farelo germen-de-trigo acucar rapadura adocante stevia ' +
      'estevia eritritol xarope glucose glicose-de-milho karo melaco melado fermento levedura bicarbonato ' +
      'cremor-tartaro massa-mae gelatina agar-agar pectina goma-xantana baunilha fava-de-baunilha ' +
      'vagem-de-baunilha essencia extrato aroma agua-de-flor-de-laranjeira flor-de-laranjeira agua-de-rosa ' +
      'corante cacau manteiga-de-cacau chocolate cobertura raspa-de-chocolate granulado confeito glace ' +
      'pasta-americana fondant macapao massapao praline coco-ralado coco-em-floco cidrao leite-condensado ' +
      'leite-evaporado leite-em-po leite-ninho pudim-em-po pudim-instantaneo preparado panko suspiro merengue ' +
      'caramelo molho-de-chocolate topping doce-de-leite emulsificante gordura-vegetal acido-citrico gluten malte ' +
      'psyllium-culinario leite-moca creme-de-confeiteiro creme-pasteleiro gila',
    'nuts-dried-fruit':
      'noz macadamia castanha-de-caju caju avela amendoa pistache pistacio pistacho pinhao amendoim sesamo ' +
      'gergelim semente semente-de-abobora pevide linhaca chia papoila papoula psyllium uva-passa passa sultana ' +
      'tamara ameixa-preta damasco cranberry cranberrie fruto-seco goji baga-de-goji mix-de-castanha ' +
      'funghi-secchi funghi-seco',
    'oils-vinegar': 'oleo azeite dende spray-culinario vinagre balsamico gordura',
    'leaf-spice': 'louro curcuma',
    spices:
      'sal flor-de-sal pimenta piripiri piri-piri floco-de-malagueta chili paprica paprika pimentao-doce colorau ' +
      'colorifico urucum cominho alcaravia semente-de-coentro coentro-em-grao cardamomo canela cravo cravinho ' +
      'noz-moscada maci acafrao anis erva-doce semente-de-funcho feno-grego semente-de-mostarda mostarda-em-po ' +
      'mostarda-em-grao nigela sumagre zaatar dukkah ras-el-hanout caril curry garam-masala tandoori especiaria ' +
      'tempero lemon-pepper erva-de-provence erva-de-provenca erva-fina alho-frito cebola-frita-crocante zimbro ' +
      'baga-de-zimbro caldo-knorr caldo-em-po caldo-de-galinha-em-po caldo-de-legume-em-po sazon ' +
      'levedura-nutricional fumaca-liquida fumo-liquido glutamato ajinomoto condimento',
    sauces:
      'molho shoyu tamari tare teriyaki sriracha tabasco sambal gochujang pasta-de-caril pasta-de-curry ' +
      'pasta-de-malagueta massa-de-pimentao pasta-de-pimentao massa-de-malagueta harissa miso misso mirin ' +
      'tamarindo wasabi ketchup catchup mostarda maionese aioli chutney relish pesto bechamel vinagrete vinagreta ' +
      'tahine tahini tahin pasta-de-sesamo pasta-de-gergelim melaco-de-roma marinada pasta-de-azeitona tapenade ' +
      'pasta-de-alho pasta-de-gengibre chimichurri vinha-d-alho mole salsa-mexicana massa-de-tomate-seco ' +
      'geleia-de-pimenta',
    breakfast:
      'cereal sucrilho muesli granola corn-flake floco aveia arroz-tufado doce-de-morango doce-de-tomate ' +
      'doce-de-abobora compota geleia marmelada goiabada bananada mel xarope-de-acer xarope-de-bordo maple-syrup ' +
      'calda-de-tamara xarope-de-tamara manteiga-de-amendoim pasta-de-amendoim manteiga-de-amendoa ' +
      'pasta-de-amendoa manteiga-de-caju creme-de-avela nutella creme-de-chocolate creme-de-cacau ' +
      'pasta-de-speculoo lemon-curd curd-de-limao proteina-em-po whey ovomaltine',
    snacks:
      'smartie batata-frita batata-palha chips tortilha-chips nacho dorito pipoca milho-de-pipoca pretzel cracker ' +
      'bolacha biscoito oreo cookie wafer amaretti lingua-de-gato casquinha cone macaron doce rebucado bala goma ' +
      'chupa-chupa pirulito chiclete pastilha-elastica alcacuz marshmallow bombom barra-de-chocolate ' +
      'ovo-de-pascoa toffee torrone nougat pacoca pe-de-moleque brigadeiro halva mars snickers twix kit-kat ' +
      'kitkat m-ms kinder confete aperitivo snack amendoim-japone palito tosta-de-arroz',
    drinks:
      'cola agua soda refrigerante guarana fanta sprite tonica ginger-ale energetico isotonico cha iced-tea sumo ' +
      'suco nectar smoothie limonada xarope-de-groselha grenadine cafe espresso expresso nescafe saquinho-de-cha ' +
      'infusao camomila rooibo matcha chai cevada-soluvel achocolatado nescau toddy nesquik mate erva-mate bebida ' +
      'hibisco capile',
    alcohol:
      'vinho espumante champanhe champagne prosecco porto xerez madeira marsala moscatel vermute martini saque ' +
      'sake cerveja sidra alcool licor aguardente cachaca pinga brandy conhaque cognac armagnac calvado bagaco ' +
      'bagaceira grappa kirsch whisky uisque bourbon gin gim vodka vodca rum tequila mezcal absinto amaretto ' +
      'amarguinha grand-marnier cointreau triple-sec kahlua baileys ginjinha limoncello aperol campari angostura ' +
      'sangria catuaba caipirinha jeropiga malibu',
    household:
      'guardanapo aluminio pelicula-aderente filme papel saco sacola detergente pastilha-maquina ' +
      'pastilha-da-loica sal-maquina-da-loica abrilhantador sabao-em-po lava-roupa amaciante amaciador tira-nodoa ' +
      'tira-mancha lixivia agua-sanitaria limpador limpa-vidro multiuso desinfetante desengordurante anticalcario ' +
      'desentupidor esponja esfregao palha-de-aco bombril pano luva escova vassoura esfregona rodo vela fosforo ' +
      'isqueiro pilha lampada ambientador aromatizador inseticida repelente cozinha barbante palito-de-dente ' +
      'espeto pau-de-espetada palhinha canudo forminha filtro-de-cafe frasco-de-vidro carvao acendalha ' +
      'fita-adesiva fita-cola envelope selo prato-descartavel copo-descartavel plastico adubo jornal revista ' +
      'graxa',
    'personal-care':
      'champo xampu shampoo condicionador amaciador-de-cabelo gel-de-banho gel-de-duche sabonete sabao ' +
      'pasta-de-dente creme-dental dentifrico escova-de-dente fio-dental fio-dentario elixir enxaguante-bucal ' +
      'desodorizante desodorante lamina-de-barbear gilete aparelho-de-barbear espuma-de-barbear after-shave ' +
      'perfume colonia locao creme-de-mao creme-facial hidratante protetor-solar protector-solar creme-solar ' +
      'balsamo-labial protetor-labial batom rimel mascara-de-cilio verniz esmalte acetona maquilhagem maquiagem ' +
      'desmaquilhante demaquilante algodao cotonete tampao absorvente penso-higienico penso-diario copo-menstrual ' +
      'coletor-menstrual preservativo camisinha penso-rapido band-aid curativo gaze paracetamol ben-u-ron ' +
      'ibuprofeno aspirina dipirona vitamina medicamento remedio spray-nasal laca tinta-de-cabelo pente ' +
      'escova-de-cabelo toalhita lenco-umedecido alcool-em-gel mascara-facial lima-de-unha agua-micelar ' +
      'sal-de-banho magnesio',
    'baby-pet':
      'racao fralda toalhita-de-bebe lenco-umedecido-bebe boiao papinha papa-de-bebe papa-lactea leite-infantil ' +
      'leite-de-formula formula-infantil leite-de-transicao mucilon chupeta chucha biberao mamadeira oleo-de-bebe ' +
      'talco comida-de-cao comida-de-gato areia alpiste feno saquinho',
  },
  fullNames: {
    deli: 'frio',
    chilled: 'massa-para-pizza massa-para-pastel massa-para-tarte',
    frozen: 'gelado-baunilha gelado-chocolate gelado-morango gelado-nata',
    canned: 'tomate-triturado',
    'pasta-rice-grains': 'trigo-para-quibe',
    baking: 'pao-ralado bolacha-triturada amendoa-ralada amendoa-moida mistura-para-bolo',
    'nuts-dried-fruit': 'castanha-para',
    spices: 'caldo-cubo cubo-caldo tablete-caldo caldo-tablete',
    snacks: 'milho-para-pipoca tablete-chocolate',
    drinks: 'batido-morango batido-banana chocolate-quente cerveja-sem-alcool',
    household: 'pastilha-para-maquina-loica',
    'personal-care': 'xarope-para-tosse pastilha-para-garganta creme-para-mao gel-para-cabelo liquido-para-lente',
    'baby-pet':
      'comida-para-cao comida-para-gato comida-para-passaro comida-para-peixe areia-para-gato petisco-para-cao ' +
      'biscoito-para-cachorro osso-para-cao',
  },
  states: {
    vegan: 'vegano vegana vegan vegetal',
    ground: 'moido moida em-po po granulado floco',
    candied: 'cristalizado cristalizada confitado confitada',
    fresh: 'fresco fresca',
    frozen: 'congelado congelada descongelado descongelada ultracongelado ultracongelada',
    canned: 'lata enlatado enlatada conserva frasco vidro ao-natural em-calda em-oleo em-azeite',
    pickled: 'em-conserva marinado marinada em-vinagre salmoura curtido',
    dried: 'seco seca desidratado desidratada liofilizado liofilizada',
  },
  linkingWords: 'de do da dos das d o a os as um uma uns umas em no na ao',
  endWords: '',
  weakHeads: 'grao file lombo bife semente hamburguer espetada almondega carpaccio coracao lingua',
  conjunctions: 'e ou',
};
