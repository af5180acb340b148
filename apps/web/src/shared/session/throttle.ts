/** Makes `run` happen at once, and then at most once in `ms`: calls in between collapse into one at the end (I5). */
export function throttle(run: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const start = (): void => {
    again = false;
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (again) start();
    }, ms);
  };
  return () => {
    if (timer === undefined) start();
    else again = true;
  };
}
