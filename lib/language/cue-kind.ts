/**
 * What a cue phrase does: cancel (what follows is not wanted, quantity or not), exclude (what follows is not wanted
 * unless it has a quantity), cancelBefore (what stood before is not wanted), keep (it is after all), correct (what
 * follows replaces what stood before), each (a quantity for every item of a list), have and need (stock counts),
 * holds (goods that follow are in stock), lack (what stood before is missing, and what follows is to be done then), condition (begins an if-clause), consequence (ends it), substitute (only if the
 * other is missing), ask (a question about a product), add (ends a cancellation), repeat (an earlier order is
 * meant), again (the goods beside it are meant as in an earlier order), complain (goods of an earlier delivery), cancelAll,
 * askAll (the whole message only asks for prices),
 * double, triple and half (so many times the quantity of the goods that follow, or of the last),
 * exchange (the last two goods have each the quantity of the other), same (the quantity of the goods before), settle (a number before it is to be the quantity),
 * arrived (what stood before has come already), unordered (what stood before came, and nobody had ordered it),
 * cite (what follows is what was written before, and a correction of it comes), wait (the order is not to be sent yet),
 * quote (a quote is asked for of what follows).
 */
export type CueKind =
  | 'cancel'
  | 'exclude'
  | 'cancelBefore'
  | 'keep'
  | 'correct'
  | 'each'
  | 'have'
  | 'need'
  | 'holds'
  | 'condition'
  | 'consequence'
  | 'substitute'
  | 'lack'
  | 'ask'
  | 'add'
  | 'repeat'
  | 'again'
  | 'complain'
  | 'cancelAll'
  | 'askAll'
  | 'same'
  | 'double'
  | 'triple'
  | 'exchange'
  | 'half'
  | 'settle'
  | 'arrived'
  | 'unordered'
  | 'cite'
  | 'wait'
  | 'quote';
