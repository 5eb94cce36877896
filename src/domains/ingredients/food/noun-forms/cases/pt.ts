export const portuguesePhrases = `
2 | cebola | cebolas
1 | cebolas | cebola
3/2 | cebolas | cebola
2 | cebola roxa | cebolas roxas
1 | cebolas grandes | cebola grande
2 | ovo | ovos
1 | OVOS | OVO
2 | Ovo grande | Ovos grandes
2 | limão | limões
1 | limões sicilianos | limão siciliano
2 | pão | pães
2 | dente de alho | dentes de alho
1 | folhas de louro | folha de louro
2 | gema de ovo | gemas de ovo
1 | claras | clara
2 | tomate maduro | tomates maduros
1 | tomates cereja | tomate cereja
2 | pimentão vermelho | pimentões vermelhos
1 | pimentões verdes | pimentão verde
2 | cenoura média | cenouras médias
2 | batata-doce | batatas-doces
1 | couves-flores | couve-flor
2 | noz | nozes
2 | camarão grande | camarões grandes
1 | amendoins | amendoim
2 | pequena cebola | pequenas cebolas
2 | maçã verde | maçãs verdes
1-2 | laranja | laranjas
2 | abacate, em cubos | abacates, em cubos
2 | peito de frango | peitos de frango
2 | farinha
2 | manteiga
2 | sal e pimenta
1 | cebolas ou alhos
1 | cebolas, picadas
2 | coco ralado
2 | suco de limão
2 | meia cebola
2 | uma cebola
2 | cebola espetacular
2 | cebolas roxo
2 | folha de manjericão fresco
2 | azeite
2 | tomate pelado
`;
