/** Takes text bit by bit and answers whether it has enough. */
export interface Collector {
  add(text: string): 'more' | 'enough';
  done(): string;
}
