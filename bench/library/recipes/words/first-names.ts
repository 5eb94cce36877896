import { splitList } from './kitchen-language.ts';

export const firstNames: readonly string[] = splitList(
  `Anna, Maria, Thomas, Julia, Peter, Sophie, Paul, Clara, Martin, Eva, Jonas, Nora, Simon, Alice, Lukas, Emma, David,
  Rosa, Felix, Helen, Oscar, Irene, Hugo, Marta, Leon, Ada, Victor, Greta, Samuel, Ines, Arthur, Lydia, Emil, Vera, Noah,
  Selma, Anton, Olga, Ravi, Leila, Kenji, Amara, Tomas, Yara, Niklas, Priya, Bruno, Zofia, Aziz, Maren`,
);
