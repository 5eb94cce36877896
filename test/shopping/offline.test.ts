import { offlineModel } from './offline-model.ts';

offlineModel({ runs: 120, isDocumentHeld: true });
