/** Scalars are kept as the text they are written as. */
export type YamlValue = string | readonly YamlValue[] | YamlMap;
export interface YamlMap {
  readonly [key: string]: YamlValue;
}
