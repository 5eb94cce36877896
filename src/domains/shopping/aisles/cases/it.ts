import type { AisleCases } from './cases.ts';

export const italianCases: AisleCases = {
  produce:
    '2 spicchi d’aglio | cipolle rosse | origano | origano fresco | un ciuffo di prezzemolo | succo di limone | ' +
    'scorza di limone | pomodorini ciliegini | pomodori maturi | patate | zucchine | melanzane | spinaci | ' +
    'foglie di basilico | rucola | carciofi | funghi porcini | mele | arance | zenzero fresco | peperoni rossi',
  bakery: 'pane raffermo | pane | piadine | focaccia | panini per hamburger | mollica di pane | fette biscottate',
  meat:
    'carne macinata | petto di pollo | cosce di pollo | filetto di manzo | costine di maiale | agnello | macinato | ' +
    'fegatini di pollo | ossobuco',
  fish:
    'filetto di salmone | trancio di tonno fresco | tonno fresco | gamberi | vongole | salmone affumicato | ' +
    'calamari',
  deli:
    'prosciutto crudo | pancetta affumicata a cubetti | guanciale | salsiccia | speck | bresaola | mortadella | ' +
    'affettato',
  dairy:
    'burro fuso | uova | 3 tuorli | panna fresca | latte intero | parmigiano grattugiato | mozzarella di bufala | ' +
    'ricotta | mascarpone | pecorino romano | yogurt greco | gorgonzola',
  chilled:
    'pasta sfoglia | pasta frolla | pasta fresca | gnocchi | tofu | latte di mandorle | latte vegetale | ' +
    'pasta per pizza',
  frozen: 'piselli surgelati | spinaci surgelati | gelato alla vaniglia | cubetti di ghiaccio | bastoncini di pesce',
  canned:
    'pomodori pelati | pelati | passata di pomodoro | concentrato di pomodoro | polpa di pomodoro | ' +
    'tonno sott’olio | filetti di acciuga | brodo vegetale | latte di cocco | olive nere | capperi sotto sale | ' +
    'ceci in scatola | cetriolini | pesche sciroppate | pomodori secchi | mais',
  'pasta-rice-grains':
    'spaghetti | pasta | penne rigate | riso carnaroli | lenticchie | ceci | fagioli cannellini | polenta | farro',
  baking:
    'farina 00 | zucchero a velo | lievito per dolci | lievito di birra | fecola di patate | cioccolato fondente | ' +
    'gocce di cioccolato | bacca di vaniglia | vanillina | pangrattato | cacao amaro | cedro candito | ' +
    'cocco grattugiato',
  'nuts-dried-fruit':
    'noci | gherigli di noci | pinoli | mandorle pelate | uvetta | fichi secchi | semi di sesamo | funghi secchi',
  'oils-vinegar': 'olio extravergine d’oliva | olio evo | olio di semi | aceto balsamico | aceto di mele',
  spices:
    'sale e pepe | sale q.b. | pepe nero | origano secco | noce moscata | cannella in polvere | alloro | zafferano | ' +
    'semi di finocchio | peperoncino in polvere | dado vegetale | paprika dolce | zenzero in polvere',
  sauces: 'salsa di soia | senape | maionese | ketchup | pesto alla genovese | tabasco | besciamella',
  breakfast: 'miele | marmellata di albicocche | fiocchi d’avena | burro di arachidi | nutella | sciroppo d’acero',
  snacks: 'savoiardi | biscotti secchi | patatine | amaretti | caramelle | crackers',
  drinks: 'acqua | acqua frizzante | succo d’arancia | caffè | tè verde | spremuta d’arancia',
  alcohol: 'vino bianco secco | vino rosso | marsala | birra | rum | limoncello',
  household:
    'carta igienica | carta da forno | detersivo per piatti | sacchetti | pile | tovaglioli di carta | stuzzicadenti',
  'personal-care': 'dentifricio | shampoo | bagnoschiuma | cerotti',
  'baby-pet': 'pannolini | cibo per gatti | lettiera | crocchette per cani',
  nowhere: 'amore | 300 g',
};
