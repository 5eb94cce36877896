import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { queryClient } from '../api/query-client.ts';
import '../design/base.css';
import { ToastProvider } from '../design/toasts.tsx';
import { LanguageProvider } from '../language/locale.tsx';
import { applyTheme } from '../shell/theme.ts';
import { registerServiceWorker } from '../offline/register-service-worker.ts';
import { startSync } from '../offline/start-sync.ts';
import { router } from './router.ts';

applyTheme();
registerServiceWorker();
startSync();

const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the app');

createRoot(place).render(
  <StrictMode>
    <LanguageProvider>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </LanguageProvider>
  </StrictMode>,
);
