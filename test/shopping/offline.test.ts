import { offlineModel } from './offline-model.ts';

offlineModel({ runs: 60, isDocumentHeld: true });
