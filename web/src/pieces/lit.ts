/** A number of the score sheet: the points of a party in one category. */
export interface Lit {
  party: number;
  category: string;
}
