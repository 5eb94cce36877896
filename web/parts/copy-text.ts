/** Copies, and tells whether that was allowed: browsers keep the clipboard from pages on a plain address of the home network. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
