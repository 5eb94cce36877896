import type { AisleCases } from './cases.ts';

export const portugueseCases: AisleCases = {
  produce:
    '2 dentes de alho | cebolas roxas | cebola picada | orégano fresco | salsa | cheiro-verde a gosto | ' +
    'sumo de limão | suco de limão | raspas de limão | tomates maduros | tomate cereja | batatas | batata-doce | ' +
    'cenouras | pimentão verde | coentros | espinafres | bananas | abacaxi | cogumelos frescos | gengibre ralado | ' +
    'couve-flor | maçãs | alho-poró',
  bakery: 'pão de forma | pão francês | tortilhas | pão de hambúrguer | croissants | pão de ló',
  meat:
    'carne moída | peito de frango | coxas de frango | lombo de porco | costela bovina | bifes de vaca | borrego | ' +
    'filé mignon | carne-seca',
  fish: 'filé de peixe | lombos de salmão | atum fresco | camarões | bacalhau | mexilhões | lulas',
  deli: 'presunto | fiambre | bacon em cubos | linguiça calabresa | chouriço | salsichas | mortadela',
  dairy:
    'manteiga sem sal | ovos | gemas | claras em neve | leite | creme de leite | natas | queijo ralado | requeijão | ' +
    'iogurte natural | queijo parmesão | mozarela',
  chilled:
    'massa folhada | tofu | leite de amêndoas | bebida de aveia | massa fresca | leite vegetal | massa para pizza',
  frozen: 'ervilhas congeladas | sorvete de creme | gelo | frutos vermelhos congelados | gelado de baunilha',
  canned:
    'tomate pelado | tomate triturado | polpa de tomate | extrato de tomate | molho de tomate | leite de coco | ' +
    'atum | atum em óleo | milho verde | caldo de legumes | azeitonas pretas | alcaparras | palmito | ' +
    'pêssego em calda | grão-de-bico em lata | anchovas | sardinhas em lata',
  'pasta-rice-grains':
    'esparguete | macarrão | massa | arroz | arroz arbóreo | feijão preto | lentilhas | grão-de-bico | quinoa | fubá',
  baking:
    'farinha de trigo | açúcar mascavo | açúcar em pó | fermento em pó | amido de milho | bicarbonato de sódio | ' +
    'essência de baunilha | chocolate em pó | chocolate meio amargo | leite condensado | pão ralado | coco ralado | ' +
    'laranja cristalizada',
  'nuts-dried-fruit':
    'nozes | amêndoas | uvas passas | tâmaras | castanha-do-pará | castanha de caju | ameixas secas | ' +
    'sementes de sésamo',
  'oils-vinegar': 'azeite extra virgem | azeite | óleo de girassol | vinagre de maçã | vinagre balsâmico',
  spices:
    'sal e pimenta | sal a gosto | pimenta-do-reino | orégano seco | cominho em pó | canela em pau | noz-moscada | ' +
    'folhas de louro | páprica doce | colorau | açafrão | gengibre em pó | caldo em cubo | alho em pó',
  sauces: 'molho de soja | mostarda | maionese | ketchup | molho inglês | pesto | molho de pimenta',
  breakfast: 'mel | geleia de morango | aveia em flocos | manteiga de amendoim | cereais | xarope de bordo',
  snacks: 'batata palha | bolacha maria | biscoito | pipoca | bombons | batatas fritas',
  drinks: 'água | água com gás | sumo de laranja | suco de uva | café | chá verde',
  alcohol: 'vinho branco | vinho tinto | cerveja | cachaça | vinho do Porto | rum',
  household: 'papel higiénico | papel vegetal | papel-toalha | detergente | sacos do lixo | pilhas | guardanapos',
  'personal-care': 'pasta de dentes | champô | sabonete | fio dental',
  'baby-pet': 'fraldas | comida para gatos | ração para cães | areia para gatos',
  nowhere: 'amor | 200 g',
};
