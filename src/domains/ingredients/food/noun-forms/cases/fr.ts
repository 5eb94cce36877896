export const frenchPhrases = `
2 | oignon | oignons
1 | oignons | oignon
3/2 | oignons | oignon
2 | oignon rouge | oignons rouges
1 | oignons rouges | oignon rouge
2 | gros oignon | gros oignons
1 | gros oignons | gros oignon
2 | petit oignon blanc | petits oignons blancs
1 | petites tomates mûres | petite tomate mûre
2 | grosse pomme | grosses pommes
2 | pomme de terre | pommes de terre
1 | Pommes de terre | Pomme de terre
2 | œuf | œufs
1 | oeufs | oeuf
2 | gros œuf | gros œufs
2 | jaune d'œuf | jaunes d'œuf
2 | jaune | jaunes
2 | poivron jaune | poivrons jaunes
2 | blanc de poulet | blancs de poulet
1 | blancs d’œufs | blanc d’œufs
2 | gousse d'ail | gousses d'ail
1 | feuilles de laurier | feuille de laurier
2 | chou-fleur | choux-fleurs
2 | POIREAU | POIREAUX
1 | belles aubergines | belle aubergine
2 | tomate cerise | tomates cerises
2 | oignon nouveau | oignons nouveaux
1-2 | carotte moyenne | carottes moyennes
1 | citrons bio | citron bio
2 | œuf de caille | œufs de caille
2 | poivron vert, en lanières | poivrons verts, en lanières
2 | patate douce | patates douces
1 | fruits de la passion | fruit de la passion
2 | noix
2 | ananas
2 | beurre
2 | farine
2 | ail
1 | oignons, émincés
2 | oignon et ail
2 | pomme de terre moyenne épluchée à la main
2 | feuille de basilic frais
2 | un oignon
2 | jus de citron
2 | oignon magnifique
2 | petite oignon
1 | tomates concassées
2 | zeste de 1 citron
`;
