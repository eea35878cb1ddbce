/** A hotel's weekly list, sixty lines in the ways one buyer writes them: pasted, abbreviated, with and without sizes. */
export const longList = `Good day, Marigold weekly order, del Thurs before 7am gate 2 pls

DRY
4 x Silver Paddy rice 10kg
2 basmati 5kg
3 cake flour 12.5kg
2 bags white sugar 25kg
1 brown sugar 10kg
coarse salt 10kg x1
6 x macaroni 3kg
24 spaghetti 500g
12 rolled oats 1kg
8 corn flakes 1kg
8 wheat biscuits 900g
custard powder 500g - 6
2 x baking powder 1kg
10 red lentils
10 butter beans

OILS ETC
3 x sunflower oil 20L
6 olive oil 500ml
20 brick margarine
12 peanut butter smooth 800g
6 mixed fruit jam 900g
12 honey
2 mayo 5kg
4 tomato sauce 5 L
2 white vinegar 5L
curry powder mild 1kg x 2
6 black pepper
10 chicken stock cubes
12 braai spice

TINS
24 tuna brine
4 baked beans 3kg
12 cream style sweetcorn
12 whole kernel
24 peach slices
12 fruit cocktail

HOT DRINKS
1 catering teabags 1000
6 rooibos 160s
coffee sachets x 3
6 jozi roast 200g
6 creamer 1kg
4 hot choc

FRIDGE / FREEZER
30 fresh milk 2L full cream
12 low fat milk 2L
10 salted butter
3 cheddar 2.5kg
1 eggs 15 doz
8 yoghurt 1kg strawberry
6 chicken portions 5kg
2 hake 5kg
5 burger patties
8 chips 10mm 2.5kg
4 mixed veg 2.5

VEG
3 pkt potatoes 10kg
2 onions 10kg
tomatoes 5kg box x 3
1 carrots 5kg

HOUSEKEEPING
3 bales 2ply toilet paper 48
4 x bleach 5L
4 dishwash liquid 5L
2 foil 440
2 cling wrap

thanks Lerato 011 555 0108`;
