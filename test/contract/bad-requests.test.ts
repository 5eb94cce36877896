import { badRequests } from './bad-requests.ts';

badRequests({ local: 8000, accounts: 8000 });
