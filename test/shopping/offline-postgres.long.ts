import { offlineModel } from './offline-model.ts';

// A file for each engine, so that both run at the same time.
offlineModel({ runs: 20_000, engine: 'postgres', isDocumentHeld: false });
