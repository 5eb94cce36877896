import { offlineModel } from './offline-model.ts';

// One file per engine, so that both run at the same time.
offlineModel({ runs: 20_000, engine: 'postgres', isDocumentHeld: false });
