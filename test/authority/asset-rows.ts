import { minimalPdf, newPicture } from '../support/pictures.ts';
import { fileForm, upload } from '../support/upload.ts';
import type { Cast } from './callers.ts';
import { inLibrary, made, unique } from './requests.ts';
import type { Row, Sent } from './requests.ts';
import { member } from './rules.ts';

type NewHolder = (cast: Cast) => Promise<string>;

const recipe: NewHolder = async (cast) =>
  `/api/v1/recipes/${await made(cast, '/api/v1/recipes', { recipe: { title: unique() } })}`;
const book: NewHolder = async (cast) =>
  `/api/v1/books/${await made(cast, '/api/v1/books', { kind: 'personal', title: unique() })}`;

/** Unique each time, because uploading a known file gives a different status. */
const adding =
  (newHolder: NewHolder) =>
  async (cast: Cast): Promise<Sent> => {
    const { raw, headers } = fileForm(minimalPdf());
    return { path: `${await newHolder(cast)}/assets`, raw, headers: { ...headers, ...inLibrary(cast) } };
  };

const naming =
  (newHolder: NewHolder, end = '') =>
  async (cast: Cast): Promise<Sent> => {
    const added = await upload(cast.owner.in(cast.library), await newHolder(cast), await newPicture());
    return { path: `${added.headers.location}${end}`, headers: inLibrary(cast) };
  };

export const assetRows: Readonly<Record<string, Row>> = {
  addRecipeAsset: { rule: member.editorChanges, request: adding(recipe) },
  getRecipeAsset: { rule: member.viewerReads, request: naming(recipe) },
  removeRecipeAsset: { rule: member.editorChanges, request: naming(recipe) },
  getRecipeAssetDerivative: { rule: member.viewerReads, request: naming(recipe, '/derivatives/thumb') },
  addBookAsset: { rule: member.editorChanges, request: adding(book) },
  getBookAsset: { rule: member.viewerReads, request: naming(book) },
  removeBookAsset: { rule: member.editorChanges, request: naming(book) },
  getBookAssetDerivative: { rule: member.viewerReads, request: naming(book, '/derivatives/thumb') },
};
