import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { AccountState } from '../api/account.ts';
import { canOfferPasskeys } from '../api/passkeys.ts';
import { signInWithPasskey } from './entry.api.ts';

interface PasskeySignIn {
  readonly begin: () => void;
  readonly reset: () => void;
  readonly isPending: boolean;
  readonly error: unknown;
}

/**
 * Signs in with a passkey when asked to. Until then the browser offers passkeys below the field of the user name, where
 * it can; a browser asks for one at a time, so that waiting offer is taken back first.
 */
export const usePasskeySignIn = (
  isAvailable: boolean,
  onSignedIn: (account: AccountState) => Promise<void>,
): PasskeySignIn => {
  const offer = useRef<AbortController>(undefined);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (options: Parameters<typeof signInWithPasskey>[0]) => signInWithPasskey(options),
    onSuccess: onSignedIn,
  });
  const makeOffer = useEffectEvent(async (signal: AbortSignal) => {
    if (!(await canOfferPasskeys()) || signal.aborted) return;
    try {
      await onSignedIn(await signInWithPasskey({ mediation: 'conditional', signal }));
    } catch {
      // Nobody asked for it: the button and the password are there, and tell what is wrong.
    }
  });
  useEffect(() => {
    if (!isAvailable) return undefined;
    const controller = new AbortController();
    offer.current = controller;
    void makeOffer(controller.signal);
    return () => controller.abort();
  }, [isAvailable]);
  return {
    begin: () => {
      offer.current?.abort();
      mutate({});
    },
    reset,
    isPending,
    error,
  };
};
