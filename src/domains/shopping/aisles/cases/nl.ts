import type { AisleCases } from './cases.ts';

export const dutchCases: AisleCases = {
  produce:
    '2 rode uien | teentjes knoflook | oregano | verse oregano | verse kruiden | peterselie | citroensap | ' +
    'citroenrasp | kerstomaatjes | aardappelen | wortels | rode peper | Spaanse pepers | rode paprika | ijsbergsla | ' +
    'bosuitjes | champignons | sperziebonen | granaatappel | uienringen | avocado’s | prei | verse gember',
  bakery: 'volkorenbrood | stokbrood | hamburgerbroodjes | wraps | krentenbollen | beschuit',
  meat:
    'rundergehakt | half-om-half gehakt | kipfilet | kippendijen | varkenshaas | biefstuk | lamsbout | ' +
    'gehaktballen | eendenborst',
  fish: 'zalmfilet | kabeljauwfilet | garnalen | verse tonijn | mosselen | gerookte zalm | zalmmoten',
  deli: 'spekjes | ham | rookworst | chorizo | leverworst | hummus | aardappelsalade',
  dairy:
    'roomboter | eieren | eierdooiers | slagroom | crème fraîche | volle melk | karnemelk | geraspte kaas | ' +
    'oude kaas | parmezaan | Griekse yoghurt | geitenkaas | kwark',
  chilled: 'tofu | bladerdeeg | havermelk | sojamelk | verse pasta | vegan worst | gnocchi',
  frozen: 'diepvrieserwten | diepvries spinazie | bevroren frambozen | vanille-ijs | ijsblokjes | friet',
  canned:
    'tomatenblokjes | blik tomaten | gepelde tomaten | gezeefde tomaten | tomatenpuree | kokosmelk | ' +
    'tonijn op water | blikje tonijn | mais uit blik | groentebouillon | runder- of kippenbouillon | augurken | ' +
    'zuurkool | olijven | kappertjes | ansjovis | ananas op sap',
  'pasta-rice-grains':
    'spaghetti | macaroni | basmatirijst | rode linzen | kikkererwten | couscous | mie | bruine bonen',
  baking:
    'volkorenmeel | bloem | zelfrijzend bakmeel | poedersuiker | basterdsuiker | vanillesuiker | bakpoeder | ' +
    'gedroogde gist | maïzena | pure chocolade | cacao | paneermeel | amandelmeel | geraspte kokos',
  'nuts-dried-fruit':
    'walnoten | cashewnoten | rozijnen | gedroogde abrikozen | zonnebloempitten | pijnboompitten | sesamzaad',
  'oils-vinegar': 'olijfolie | zonnebloemolie | olie of boter | witte wijnazijn | balsamicoazijn',
  spices:
    'zout en peper | zwarte peper | gedroogde oregano | gemalen komijn | nootmuskaat | laurierblaadjes | ' +
    'kaneelstokjes | paprikapoeder | kerriepoeder | Italiaanse kruiden | bouillonblokjes | gemberpoeder | ' +
    'chilivlokken',
  sauces: 'sojasaus | ketjap | sambal | mosterd | mayonaise | pesto | satésaus | rode currypasta',
  breakfast: 'pindakaas | hagelslag | jam | honing | havermout | appelstroop',
  snacks: 'chips | koekjes | lange vingers | drop | stroopwafels | kroepoek',
  drinks: 'water | sinaasappelsap | appelsap | koffie | groene thee | frisdrank',
  alcohol: 'rode wijn | droge witte wijn | bier | rum | advocaat',
  household: 'wc-papier | afwasmiddel | vuilniszakken | bakpapier | aluminiumfolie | batterijen | satéprikkers',
  'personal-care': 'tandpasta | shampoo | pleisters | zonnebrand',
  'baby-pet': 'luiers | kattenvoer | hondenbrokken | kattenbakvulling',
  nowhere: 'prijs | prins | 500 g',
};
