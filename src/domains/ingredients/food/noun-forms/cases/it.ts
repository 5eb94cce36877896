export const italianPhrases = `
2 | cipolla | cipolle
1 | cipolle | cipolla
1/2 | cipolle | cipolla
3/2 | cipolla | cipolle
2 | cipolla rossa | cipolle rosse
1 | cipolle bianche | cipolla bianca
2 | uovo | uova
1 | uova | uovo
2 | uovo grande | uova grandi
2 | uovo fresco | uova fresche
1 | uova fresche | uovo fresco
2 | Uovo | Uova
1 | UOVA | UOVO
2 | tuorlo | tuorli
2 | spicchio d'aglio | spicchi d'aglio
1 | spicchi d’aglio | spicchio d’aglio
2 | foglia di alloro | foglie di alloro
2 | pomodoro maturo | pomodori maturi
1 | pomodorini | pomodorino
2 | peperone giallo | peperoni gialli
2 | zucchina media | zucchine medie
1 | funghi secchi | fungo secco
2 | arancia | arance
2 | limone bio | limoni bio
1 | piccole patate | piccola patata
2 | gambo di sedano | gambi di sedano
1-2 | carota | carote
2 | mela, a fette | mele, a fette
2 | noce | noci
2 | filetto d'acciuga | filetti d'acciuga
2 | avocado
2 | kiwi
2 | farina
2 | burro
2 | aglio
2 | noce moscata
1 | pomodori pelati
2 | sale e pepe
1 | cipolle, tritate
2 | succo di limone
2 | mezza cipolla
2 | una cipolla
2 | cipolla strepitosa
2 | pane grattugiato
2 | foglia di basilico fresco
`;
