import type { AisleCases } from './cases.ts';

export const germanCases: AisleCases = {
  produce:
    '2 rote Zwiebeln | Knoblauchzehen | frischer Oregano | Oregano | 1 Bund Petersilie | Kirschtomaten | ' +
    'Zitronensaft | Zitronenschale | abgeriebene Bio-Zitrone | Orangenschalenstreifen | Brokkoliröschen | Möhren | ' +
    'Hokkaidokürbis | rote Paprika | Granatapfel | Feldsalat | Zwiebeln, in Butter gebraten | frischer Kurkuma | ' +
    'grüne Bohnen | Äpfel',
  bakery: 'Vollkornbrot | 4 Brötchen | Burgerbrötchen | Toastscheiben | Laugenbrezeln | Wraps',
  meat:
    'Rinderhackfleisch | Hähnchenbrustfilet | Schweinefilet | Lammkeulen | Putenschnitzel | Rouladen | Kalbsleber | ' +
    'Hühnerbeine | Wildschwein',
  fish: 'Lachsfilet | Seelachsfilet | Lachsfiletstücke | Garnelen | frischer Thunfisch | Räucherlachs | Jakobsmuscheln',
  deli: 'Bratwürste | Schinkenwürfel | Speck | Kartoffelsalat | Leberkäse | Parmaschinken | Wiener Würstchen',
  dairy:
    'Butter, weich | Butter zum Einfetten | Eier (Größe M) | Buttermilch | Schlagsahne | Crème fraîche | ' +
    'Magerquark | geriebener Käse | Schafskäse | Sauerrahm | Frischkäse | Naturjoghurt',
  chilled: 'Tofu | Hafermilch | Mandelmilch | Blätterteig | vegane Bratwurst | frische Pasta | Schupfnudeln',
  frozen: 'TK-Erbsen | Erbsen (TK) | Tiefkühlspinat | tiefgekühlte Himbeeren | Vanilleeis | Pommes | Fischstäbchen',
  canned:
    'Dosentomaten | 1 Dose Kidneybohnen | Mais aus der Dose | passierte Tomaten | Tomatenmark | Kokosmilch | ' +
    'Kokos-Milch | Gemüsebrühe | Rinder- oder Gemüsebrühe | Thunfisch im eigenen Saft | Sauerkirschen im Glas | ' +
    'Gewürzgurken | Sauerkraut | Oliven | eingelegte Peperoni',
  'pasta-rice-grains':
    'Bandnudeln | Basmatireis | rote Linsen | Kichererbsen | Couscous | Udon Nudeln | Hartweizengrieß',
  baking:
    'Vollkornmehl | Weizenmehl Type 405 | Puderzucker | Vanillezucker | Backpulver | Trockenhefe | frische Hefe | ' +
    'Speisestärke | Zartbitterschokolade | Semmelbrösel | gemahlene Mandeln | Kakaopulver | kandierter Ingwer',
  'nuts-dried-fruit': 'Walnusskerne | Rosinen | getrocknete Aprikosen | Sonnenblumenkerne | Sesam | Trockenobst',
  'oils-vinegar': 'Olivenöl | Rapsöl | Öl oder Butter | Weißweinessig | heller Balsamico',
  spices:
    'Salz und Pfeffer | getrockneter Oregano | gemahlener Kreuzkümmel | Muskatnuss | Lorbeerblätter | ' +
    'Paprikapulver | Paprika edelsüß | Knoblauchpulver | Ingwer, gemahlen | Brühwürfel | Kräuter der Provence | ' +
    'Zimtstange',
  sauces: 'Sojasoße | mittelscharfer Senf | Ketchup | Mayonnaise | Pesto | Sambal Oelek | Tahin',
  breakfast: 'Erdnussbutter | Haferflocken | Honig | Himbeermarmelade | Ahornsirup | Müsli',
  snacks: 'Kartoffelchips | Butterkekse | Löffelbiskuits | Gummibärchen | Salzstangen',
  drinks: 'Wasser | Mineralwasser | Orangensaft | Apfelschorle | Kaffee | Pfefferminztee',
  alcohol: 'trockener Weißwein | Bier | Eierlikör | Sekt | Rum',
  household: 'Klopapier | Spülmittel | Müllbeutel | Backpapier | Alufolie | Glühbirnen | Batterien',
  'personal-care': 'Zahnpasta | Duschgel | Shampoo | Pflaster | Sonnencreme',
  'baby-pet': 'Windeln | Katzenfutter | Katzenstreu | Hundeleckerli',
  nowhere: 'Insekt | Preis | Brei | Liebe | 500 g',
};
