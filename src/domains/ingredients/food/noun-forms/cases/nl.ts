export const dutchPhrases = `
2 | ui | uien
1 | uien | ui
1/2 | uien | ui
2 | grote ui | grote uien
1 | grote uien | grote ui
2 | groot ei | grote eieren
1 | grote eieren | groot ei
2 | Ei | Eieren
1 | EIEREN | EI
2 | rode paprika | rode paprika's
1 | rode paprika’s | rode paprika
2 | tomaat | tomaten
1 | rijpe tomaten | rijpe tomaat
2 | teentje knoflook
2 | knoflookteen | knoflooktenen
1 | teentjes | teentje
2 | aardappel | aardappelen
1 | aardappels | aardappel
2 | bosui | bosuien
1 | lente-uien | lente-ui
2 | laurierblad | laurierbladeren
1 | laurierblaadjes | laurierblaadje
2 | citroen, in plakjes | citroenen, in plakjes
1 | trostomaten | trostomaat
2 | winterwortel | winterwortels
2 | eidooier | eidooiers
1 | eiwitten | eiwit
2 | klein broodje | kleine broodjes
1-2 | rode ui | rode uien
2 | avocado | avocado's
2 | kipfilet van de slager | kipfilets van de slager
2 | walnoot | walnoten
1 | kaneelstokjes | kaneelstokje
2 | zoete aardappel | zoete aardappelen
2 | bloem
2 | boter
2 | knoflook
2 | zwarte peper
2 | zout en peper
1 | uien of sjalotten
2 | halve ui
2 | een ui
2 | wonderlijke ui
2 | tomatenpuree
2 | gemalen amandel
2 | citroensap
`;
