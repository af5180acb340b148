const KEY = 'used';

/** Notes that the application was shown on this device: it may keep something of somebody's work from now on. */
export function noteUsed(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch (cause) {
    console.warn('a full storage does not note that this device was used', cause);
  }
}

/** Whether the application was shown here since the device was cleared last. A device that was not has nothing to clear. */
export const wasUsed = (): boolean => localStorage.getItem(KEY) !== null;

export const forgetUsed = (): void => localStorage.removeItem(KEY);
