import { offlineModel } from './offline-model.ts';

offlineModel({ runs: 300, isDocumentHeld: true });
