/** Prints once every picture is there: those below the fold load only when they are scrolled to. */
export async function printReport(root: ParentNode): Promise<void> {
  const images = [...root.querySelectorAll('img')];
  for (const image of images) image.loading = 'eager';
  // A picture that cannot be loaded says so on paper too; it does not keep the rest from being printed.
  await Promise.allSettled(images.map((image) => image.decode()));
  window.print();
}
