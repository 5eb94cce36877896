import { offlineModel } from './offline-model.ts';

offlineModel({ runs: 200, isDocumentHeld: true });
