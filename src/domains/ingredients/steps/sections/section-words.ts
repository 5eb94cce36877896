import type { Language } from '../../../units/index.ts';
import { memoizeByLanguage } from '../../memoize-by-language.ts';

/**
 * The words around the name of a section, folded: lower case, without accents. `For the glaze`, `Make the glaze` and
 * `Glaze` name the same section.
 */
export interface SectionWords {
  /** Words that begin a clause about a section: *for* the glaze. */
  readonly purposes: ReadonlySet<string>;
  /** *Make* the glaze. */
  readonly verbs: ReadonlySet<string>;
  /** Words of a title that say nothing about which section it is, including the above. */
  readonly fillers: ReadonlySet<string>;
  /** Words that may stand before them: *meanwhile*, for the glaze. */
  readonly adverbs: ReadonlySet<string>;
  /** Last parts of compounds that name a section alone: Teig for Hefeteig. */
  readonly heads: readonly string[];
}

interface Lists {
  readonly purposes: string;
  readonly verbs: string;
  readonly fillers: string;
  readonly adverbs: string;
  readonly heads: string;
}

const lists: Readonly<Record<Language, Lists>> = {
  en: {
    purposes: 'for to',
    verbs: 'make making prepare preparing',
    fillers: 'the a an of and with your ingredient ingredients method instructions directions preparation part section',
    adverbs: 'meanwhile then next now finally first',
    heads: '',
  },
  de: {
    purposes: 'fur zum zur',
    verbs: '',
    fillers:
      'der die das den dem des ein eine einen und mit von zubereiten zubereitung herstellen herstellung machen ' +
      'vorbereiten vorbereitung zutat zutaten teil',
    adverbs: 'inzwischen dann nun jetzt zuerst zuletzt wahrenddessen anschliessend',
    heads:
      'teig glasur fullung sauce sosse creme guss belag boden streusel marinade dressing brosel salat suppe sirup ' +
      'kompott mousse haube decke beilage',
  },
  fr: {
    purposes: 'pour',
    verbs: 'preparer preparez preparation faire faites realiser realisez',
    fillers: 'le la les l de d du des un une au aux et avec ingredient ingredients partie',
    adverbs: 'pendant ensuite puis enfin maintenant',
    heads: '',
  },
  es: {
    purposes: 'para',
    verbs: 'preparar prepara prepare preparacion hacer haz haga elaborar elaboracion',
    fillers: 'el la los las lo de del un una y con ingrediente ingredientes parte',
    adverbs: 'mientras despues luego ahora finalmente primero',
    heads: '',
  },
  it: {
    purposes: 'per',
    verbs: 'preparare prepara preparate preparazione fare fate',
    fillers:
      'il lo la i gli le l di d del della dello dei degli delle dell un uno una e con ingrediente ingredienti parte',
    adverbs: 'intanto poi quindi ora infine prima',
    heads: '',
  },
  nl: {
    purposes: 'voor',
    verbs: 'maak bereid',
    fillers: 'de het een van en met maken bereiden bereiding ingredient ingredienten deel',
    adverbs: 'ondertussen daarna dan nu eerst tenslotte intussen',
    heads: 'deeg glazuur vulling saus creme bodem kruimel marinade dressing salade soep siroop topping beslag laag',
  },
  sv: {
    purposes: 'till for',
    verbs: 'gor forbered',
    fillers: 'en ett den det de av och med ingrediens ingredienser tillagning gora laga del',
    adverbs: 'under sedan darefter nu forst medan',
    heads: 'deg glasyr fyllning sas kram botten smul marinad dressing sallad soppa sirap topping smet rora',
  },
  pt: {
    purposes: 'para',
    verbs: 'preparar prepare preparo fazer faca',
    fillers: 'o a os as do da dos das de um uma e com modo ingrediente ingredientes parte preparacao',
    adverbs: 'enquanto depois agora finalmente primeiro entretanto',
    heads: '',
  },
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').filter((word) => word !== ''));

export const getSectionWords = memoizeByLanguage((language): SectionWords => {
  const { purposes, verbs, fillers, adverbs, heads } = lists[language];
  return {
    purposes: setOf(purposes),
    verbs: setOf(verbs),
    fillers: setOf(`${purposes} ${verbs} ${fillers}`),
    adverbs: setOf(adverbs),
    heads: [...setOf(heads)],
  };
});
