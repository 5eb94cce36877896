/** Copies to the clipboard and returns whether that was allowed: browsers require a secure context. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
