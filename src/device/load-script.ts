/**
 * Runs a script of the old kind, which leaves what it makes in the global scope; rejects where it does not
 * come.
 */
export const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = address;
    element.async = true;
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      reject(new Error(`${address} was not loaded`));
    });
    document.head.append(element);
  });
