/** One of the goods that a question offers. */
export interface QuestionChoice {
  productId: string;
  name: string;
}
