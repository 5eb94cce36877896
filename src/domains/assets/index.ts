export { attachReferencedAssets } from './attach-referenced-assets.ts';
export {
  assetResponses,
  createAttachedAssetResponse,
  createUploadResponse,
  parseUploadId,
  createDerivativeResponse,
  createOriginalResponse,
} from './asset-responses.ts';
export { AssetIdText, PresetName } from './asset.schemas.ts';
export type { AssetId, StoredAsset } from './asset.schemas.ts';
export { assetTotals } from './asset-totals.ts';
export type { CachedAssetTotals } from './asset-totals.ts';
export { assetsService } from './asset-services.ts';
export type { AssetServices } from './asset-services.ts';
export { attachAsset } from './attach-asset.ts';
export type { AttachResult } from './attach-asset.ts';
export { listRecipeFiles } from './recipe-file.store.ts';
export type { RecipeFile } from './recipe-file.store.ts';
export { getFileExtension, detectMediaType } from './media-types.ts';
export { deleteUnusedStagedAsset, deleteUnusedStagedAssets, stageAsset, stageAssetBytes } from './stage-asset.ts';
export type { StagedAsset } from './stage-asset.ts';
export { claimStore, hasOnlyUnknownFiles } from './claim-store.ts';
export { filesInUseByOtherDomains } from './files-in-use-by-other-domains.ts';
export { findAttachedAsset, isAssetInLibrary, deleteAttachment } from './attachment.store.ts';
export type { AttachedAsset } from './attachment.store.ts';
