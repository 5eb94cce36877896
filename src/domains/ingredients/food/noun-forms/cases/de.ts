export const germanPhrases = `
1 | Zwiebeln | Zwiebel
2 | Zwiebel | Zwiebeln
1/2 | Zwiebeln | Zwiebel
2 | große Zwiebel | große Zwiebeln
1 | große Zwiebeln | große Zwiebel
2 | großer Apfel | große Äpfel
1 | große Äpfel | großer Apfel
2 | großen Apfel | große Äpfel
2 | großes Ei | große Eier
1 | kleine Eier | kleines Ei
2 | kleine rote Zwiebel | kleine rote Zwiebeln
2 | rote Paprika
1 | rote Paprikaschoten | rote Paprikaschote
2 | Frühlingszwiebel | Frühlingszwiebeln
1 | Speisezwiebeln | Speisezwiebel
2 | Bio-Zitrone | Bio-Zitronen
1 | Bio-Eier | Bio-Ei
2 | Eigelb
1 | Eigelbe | Eigelb
2 | ÄPFEL
1 | ÄPFEL | APFEL
2 | zwiebel | zwiebeln
2 | Lorbeerblatt | Lorbeerblätter
1 | Knoblauchzehen, gehackt | Knoblauchzehe, gehackt
2 | Hähnchenbrustfilet | Hähnchenbrustfilets
1 | getrocknete Tomaten in Öl | getrocknete Tomate in Öl
2 | kleiner Kürbis | kleine Kürbisse
1 | Muskatnüsse | Muskatnuss
2 | kleines Brötchen | kleine Brötchen
2 | Salatgurke (ca. 400 g) | Salatgurken (ca. 400 g)
1 | Zwiebeln, rote | Zwiebel, rote
1 | Äpfel, rote
2 | reife Banane | reife Bananen
2 | Granatapfel | Granatäpfel
1 | Riesenchampignons | Riesenchampignon
2 | Mehl
2 | Butter
2 | Knoblauch
2 | Paprika edelsüß
1 | passierte Tomaten
1 | gemahlene Mandeln
2 | Zwiebel(n)
2 | Saft einer Zitrone
2 | Zwiebel und Knoblauch
1 | Zwiebeln oder Schalotten
2 | Kartoffelbrei
2 | halbe Zwiebel
2 | vollkommen unbekannte Zwiebel
2 | kleinem Apfel
2 | Tomatenmark
`;
