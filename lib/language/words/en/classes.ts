/**
 * Classes of English words, a phrase a line; `word-classes.ts` tells what each is for. One list, however
 * long: it is gone through from the top.
 */
export const classes = {
  beforeDays: `
before
between
by
from
on`,
  betweenDays: `
and
or
till
to
until`,
  relative: `
add
adding
additional
another
extra
fewer
further
less
minus
more
on top
plus`,
  soldOut: `
discontinued
oos
out
unavailable`,
  branches: `
brnch
depot
franchise`,
  ordering: `
order
ordered
ordering
orders`,
  timed: `
adhesive
cement
compound
epoxy
filler
fire
glue
mortar
noodle
noodles
oats
pasta
rice
soup
timer`,
  pairs: `
arm hammer
ben jerry
black decker
cheese onion
chicken leek
chicken mushroom
cookie cream
cream chive
cream onion
dark lovely
fair lovely
fruit fibre
fruit nut
gap crack
garlic herb
head shoulder
honey almond
honey mustard
honey oat
hook loop
hot spicy
johnson johnson
lawn garden
lemon herb
lemon lime
lemon pepper
mac cheese
macaroni cheese
male female
nice spicy
nut raisin
pea ham
peach apricot
peach cream
peel stick
rum raisin
salt vinegar
spray wipe
steak kidney
stop waste
strawberry cream
sweet salty
sweet sour
sweet spicy
tomato basil
tomato herb
tomato onion
tongue groove
tub tile
wash go
weed feed`,
  struck: `
canceled
cancelled
cancled
crossed off
crossed out
declined
deleted
disapproved
do not load
do not need
do not order
do not send
do not ship
do not supply
do not want
dont load
dont need
dont order
dont send
dont ship
dont supply
dont want
no longer needed
no longer required
no longer wanted
none needed
none required
not approved
not needed
not required
not wanted
rejected
struck off
struck out
taken off
taken out
turned down
wont need`,
  strikes: `
another time
cancel
changed my mind
changed our mind
delete
drop
dropped
kill
leave off
leave out
left out
never mind
next time
no need
not that
not that one
not these
not this
not this month
not this one
not this order
not this time
not this week
not those
not today
not yet
omit
omitted
on hold
pull
pulled
remove
removed
scrap
scrapped
scratch
scratched
skip
take off
take out
void
voided
withdrawn`,
  naught: `
n/a
nil
no
none
nothing
nought
see below
zero`,
  ofAll: `
all
everything`,
  bonus: `
bonus
extra
free
gratis`,
  addressLabels: `
addr
address
location`,
  takes: `
deliver
delivered
delivering
delivery
drop
dropoff
ship
shipped`,
  toPlace: `
at
by
near
to`,
  upOrDown: `
down
up`,
  countsOf: `
score`,
  crews: `
choir
class
crew
family
gang
group
party
squad
team`,
  newborns: `
baby
boy
girl`,
  newly: `
additional
extra
more
new`,
  enrolled: `
babies
boarders
boys
children
girls
guests
infants
kids
learners
patients
pupils
residents
students
toddlers`,
  owes: `
owe
owed
owes
owing`,
  grounds: `
astro
court
field
hall
oval
pitch`,
  reserving: `
except
excl
unless`,
  stating: `
different
differently
indicated
marked
mentioned
noted
otherwise
said
says
shown
specified
stated
written`,
  closings: `
cheers
regards
rgds
thank
thanks
thanx
thx`,
  whichOnes: `
which`,
  games: `
beat
beats
drew
lost
win
wins
won`,
  counted: `
adults
attempts
bathrooms
bedrooms
breakfasts
brothers
calls
cousins
daughters
dinners
emails
employees
families
grandchildren
grandkids
homes
households
kitchens
lunches
messages
mourners
mouths
neighbours
nephews
offices
outlets
properties
sisters
sites
sons
stores
suppers
teenagers
teens
tenants
things
toddlers
tries
visitors
workers
youngsters`,
  hosting: `
banquet
barbecue
bbq
braai
breakfast
brunch
buffet
cater
catering
conference
cooking
dinner
event
expecting
feeding
function
funeral
hosting
lunch
meeting
party
picnic
reception
seating
supper
training
wedding
workshop`,
  slots: `
arrival window
delivery hours
delivery slot
delivery time
delivery times
delivery window
delivery windows
our window
receiving hours
receiving times
receiving window
slot
slot is
time slot
time window
unloading window
window from
window is
window of`,
  presents: `
am
im
is
its`,
  speaksFor: `
at
from
of
with`,
  numberedPlaces: `
apartments
apts
bldgs
buildings
cabins
chalets
classes
classrooms
cottages
erven
floors
grades
levels
stands
stations
suites
units
villas`,
  works: `
addition
job
materials
package
pkg
project
remodel
reno
renovation
takeoff`,
  schoolYears: `
gr
grade
grades`,
  purpose: `
for`,
  keptAt: `
at`,
  persons: `
her
him
it
me
them
us
you`,
  mishaps: `
broke
dropped
lost
missed
spilled
spilt
stole
tore
wasted`,
  charged: `
billed
charged
debited
invoiced`,
  takenIn: `
arrived
came
counted
delivered
received`,
  weighs: `
gained
lose
lost
weighed
weighs`,
  hadOnce: `
had`,
  premises: `
bakery
butchery
cafe
church
clinic
club
creche
depot
dispensary
farm
general dealer
guesthouse
hospital
hostel
hotel
inn
kitchen
lodge
mall
mission
office
offices
orphanage
pharmacy
plaza
pub
restaurant
salon
school
shebeen
shop
spaza
store
stores
supermarket
tavern
traders
trading
tuck shop
tuckshop
warehouse`,
  sections: `
bk
blk
block
ext
extension
floor
flr
level
lvl
ph
phase
rm
room
sec
sect
section
ward
wd
wing
zn
zone`,
  openOrShut: `
away
closed
home
locked
open
opens
out
shut`,
  outages: `
load shedding
loadshedding
no power
power cut
power is off
power off
power out`,
  fevers: `
fever`,
  subjects: `
he
hes
i
ill
im
ive
she
shes
they
theyll
theyre
theyve
we
weve
you
youll
youre
youve`,
  itIs: `
itll
its
thats
theres`,
  relatives: `
that
which
who`,
  crosses: `
by`,
  greetings: `
afternoon
evening
good day
good morning
heita
hello
hey
hi
howzit
morning
thank you
thanks`,
  agrees: `
fine but
ok but
okay but
sure but
yeah
yep
yes`,
  wrote: `
wrote`,
  passesOn: `
asked
asks
forward
forwarded
forwarding
from
fw
fwd
messaged
passed
passing
sends
sent
texted
wrote`,
  ownSide: `
for me
for my side
for myself
for us
from me
from my side
from our side
from us
mine
my side
on my side`,
  approves: `
accept
accepted
all below
all fine
all good
all of it
all of that
all of the above
all of them
all of this
all the above
approve
approved
as below
as is
as per below
as quoted
book it
confirm
confirmed
everything above
everything on it
everything on there
forwarding
from below
fw
fwd
go ahead
good to go
looks good
ok to load
ok to order
ok to send
ok to ship
okay to ship
otherwise fine
otherwise good
please process
please supply
proceed
quote accepted
repeat but change
repeat but make
repeat except
repeat please
repeat pls
repeat this
same again
same as below
same but change
same but make
same order again
see below
the below
the full list
the lot
the others
the rest
the whole list
the whole lot
this order
to it
to the above
to this list
unchanged
where i said
where i wrote
where it reads
where it says
where we wrote
yes to all
yes to everything`,
  declines: `
naah
nah
nay
nope`,
  wholes: `
address
bill
cost
costs
deliveries
delivery
deposit
driver
invoice
invoices
payment
price
prices
pricing
receipt
slip
statement
subtotal
time
total
totals
truck
vat`,
  noes: `
no`,
  strays: `
wrong`,
  regrets: `
apologies
its
oops
sori
sorry
sory
srry
sry
thats
wait`,
  dear: `
costly
dear
expensive
pricey`,
  refuses: `
cancel
decline
declined
delete
disregard
dont
drop
expensive
ignore
kill
leave
never
nix
no
none
nope
not
nothing
pass
reject
rejected
remove
scratch
skip
too`,
  corrects: `
change to
make it
make that
must b
must be
must become
must read
should b
should be
should become
should read`,
  nows: `
now`,
  makes: `
make`,
  only: `
just
only
solely`,
  rest: `
balance
everything
other
others
remainder
remaining
rest`,
  ones: `
one
ones`,
  both: `
both`,
  ordinalEnds: `
nd
rd
st
th`,
  being: `
are
is
was
were`,
  fewer: `
fewer
less`,
  off: `
off
out`,
  moves: `
cut
pull
take`,
  puts: `
drop
go
leave`,
  defers: `
carry
move
push
shift`,
  atPlace: `
at
behind
beside
by
inside
near
outside
with`,
  ontoPlace: `
against
around
in
into
on
onto
round
under`,
  notPlaces: `
last
list
next`,
  owning: `
da
my
our
the
your`,
  afterIn: `
a
addition
advance
all
an
each
every
hand
its
place
stock
storage
store
that
their
this
those
total`,
  turns: `
batch
delivery
invoice
load
lot
month
order
orders
round
shipment
time
week`,
  inExchange: `
by
for
to
with`,
  forbids: `
didnt
dont
never
not`,
  from: `
from`,
  to: `
to`,
  respectively: `
resp
respectively`,
  point: `
comma
point`,
  clock: `
after
around
before
oclock
past
til
till
until`,
  whens: `
after
before
once
til
till
until
untill
when`,
  insteadOf: `
instead
rather`,
  thens: `
then`,
  quantityLabels: `
qnty
qty
qtys
quantity`,
  numberSigns: `
n
nr
num`,
  leadsQuantity: `
about
another
b
be
get
give
go
is
just
make
maybe
me
must
need
needs
now
only
order
perhaps
please
pls
read
roughly
same
say
send
should
still
take
to
us
want`,
  soldAlone: `
loaf
loaves
roll
rolls`,
  parcel: `
apartment
bag
box
bundle
child
class
family
flat
hamper
house
household
kit
pack
package
packet
parcel
person
room
table
team
unit`,
  plurals: `
eighteens
eighties
eights
fifteens
fifties
fives
forties
fours
fourteens
hundreds
nines
nineties
sevens
seventies
sixes
sixteens
sixties
tens
thirties
threes
twelves
twenties
twos`,
  held: `
count
ct
cts`,
  manners: `
bad
big
close
cold
dry
early
fair
fast
funnily
high
hot
kind
late
long
near
oddly
old
quick
quickly
sadly
soon
strangely
strong
sure
warm
wide`,
  suffices: `
enough
fine
good
none
nothing
ok
okay
plenty
skip`,
  noneLeft: `
nil
none
nothing
out
zero`,
  parLevels: `
ideal
max
min
norm
par
target`,
  small: `
little
small
smaller
smallest`,
  large: `
big
bigger
biggest
large
largest
lge`,
  betweenCueAndNumber: `
about
and
another
but
i
just
now
only
please
pls
so
still
we`,
  likewise: `
add
also
as
too
well`,
  saying: `
asked
asks
gave
messaged
phoned
reckons
said
says
sez
tells
texted
told`,
  rowLabels: `
item
items
line
lines
no
nr
num
number
numbers
opt
option
point
points
pos
question
questions
row
rows`,
  amending: `
amendment
cancellation
cancellations
cancelled
change
changed
changes
correction
corrections
edit
nb
ps
update
updated
updates`,
  sundries: `
extras
general
misc
miscellaneous
other
others
sundries
sundry
various`,
  departments: `
bakery
beverages
butchery
cleaning
cold room
condiments
dairy
deli
drinks
dry goods
dry store
dry stores
electrical
frozen
fruit
fruits
groceries
grocery
hardware
herb
herbs
meat
meats
plumbing
poultry
produce
seafood
spices
toiletries
veg
veges
vegetable
vegetables
veggies`,
  oneThing: `
item
line
product
thing`,
  beforeRow: `
drop
except
for
just
leave
not
on
only
skip
take
with`,
  fullness: `
empty
entire
full
half
open
opened
unopened
whole`,
  belows: `
attached
below
beneath
following
follows
forwarded
fwd
list
underneath`,
  lists: `
items
list
lists
order
orders
request
requests
requirements
requisition`,
  excepting: `
apart
bar
besides
everything
excep
except
excl
excluding
execpt
exept
exsept
minus
without`,
  came: `
arrived
broke
burst
came
collapsed
curdled
defrosted
landed
leaked
melted
perished
ripped
smashed
snapped
spilled
spoiled
thawed
tore`,
  cameWhen: `
already
complete
fine
fri
friday
last
mon
monday
ok
sat
saturday
sun
sunday
thanks
this
thu
thurs
thursday
tmr
tmrw
today
tomoro
tomorow
tomorrow
tonight
tue
tues
tuesday
wed
wednesday
yesterday`,
  laters: `
april
august
autumn
december
eventually
february
january
july
june
later
march
november
october
september
someday
sometime
spring
summer
winter`,
  nexts: `
another
next`,
  owners: `
elsewhere
herself
himself
myself
ourselves
own
themselves`,
  offered: `
advertised
mentioned
offered
proposed
quoted
recommended
showed
suggested`,
  waits: `
hold`,
  untils: `
til
till
until
untill`,
  hedges: `
may
might`,
  wishes: `
need
needs
prefer
prefers
want
wanted
wants`,
  refunds: `
credit
credited
credits
money
refund
refunded
refunds
return
returning
returns`,
  givesBack: `
back
collect
uplift
uplifting
write
writing
written`,
  again: `
bring
deliver
dispatch
exchange
load
need
order
re-send
redeliver
replace
replacement
replacements
resend
reship
send
ship
supply
swap
swop
want`,
  soon: `
again
along
as
asap
before
by
first
immediately
in
next
now
on
separately
tmr
tmrw
today
tog
together
tomorrow
tonight
urgently
with`,
  lacking: `
backorder
balance
missing
outstanding
short
shortage
shortages
shortfall
shorts`,
  send: `
add
bring
bringing
deliver
get
give
include
load
need
needing
order
ordering
pack
put
replace
require
send
sending
ship
sub
substitute
supply
take
taking
want
wanting`,
  drop: `
cancel
cancelling
delete
disregard
ditch
erase
exclude
forget
nix
omit
remove
removing
scrap
scratch
skip
skipping`,
  cut: `
axe
bin
cut
drop
dump
ignore
kill
leave
lose
park
pull
strike
take`,
  enough: `
enough
heaps
loads
lots
many
much
piles
plenty
stacks
sufficient
tons`,
  consumes: `
ate
drank
drink
eat
finish
finished
sell
sold
use
used`,
  underway: `
closed
departed
dispatched
gone
invoiced
left
loaded
packed
picked
printed
processed
shipped`,
  notYet: `
already
arent
been
hasnt
havent
isnt
not
yet`,
  missing: `
above
arent
cannot
cant
doesnt
dont
else
empty
expensive
finished
gone
hasnt
havent
isnt
more
no
none
not
nothing
otherwise
out
over
short
shortage
sold
unavailable
without`,
  holding: `
carry
get
got
have
keep
sell
sitting
stock
stuck`,
  asking: `
any
are
did
do
does
has
how
is
what
whats
when
where
which
who
why`,
  those: `
em
them
these
those`,
  replaces: `
change
changed
correction
edit
exchange
go
instead
lets
make
mean
meant
mind
minds
rather
replace
should
swap
switch
swop
thought
thoughts
wait
what
wrong`,
  swaps: `
change
changed
exchange
instead
replace
swap
swapping
switch
swop
swopping`,
  denies: `
no
not`,
  links: `
d
of`,
  suches: `
such`,
  because: `
because
cause
cos
coz
since`,
  definite: `
that
the
these
this
those
your`,
  breaks: `
bye
done
erm
fullstop
oh
ok
okay
period
please
pls
plz
so
thank
thanks
thanx
thx
uh
uhm
um
umm
yeah
yes`,
  unless: `
unless`,
  habitual: `
always
daily
favourite
monthly
normal
normally
previous
regular
standard
standing
usual
usually
weekly`,
  repeating: `
again
repeat
same
usual`,
  quoting: `
quotation
quote`,
  pricing: `
cost
costs
does
much
price
prices
pricing
would`,
  ordered: `
add
added
asked
buy
get
listed
order
ordered
put
requested
wanted`,
  former: `
asked
day
enquired
figured
going
gonna
initially
inquired
meaning
originally
planned
planning
quoted
reckoned
someday
sometime
thought
used
wondered`,
  planned: `
asked
asks
hoped
intended
meant
wanted
wished`,
  reasons: `
already
borrow
borrowed
budget
cost
costly
costs
enough
expensive
find
found
got
have
lending
lends
lent
plenty
postponed
pricey
still`,
  past: `
did
happened
happening
has
was
were
where
wheres`,
  inverts: `
should`,
  remains: `
be
become
run
runs`,
  settled: `
alright
confirming
ok
okay
right
total`,
  roominess: `
capacity
room
space`,
  stores: `
attic
back
backroom
bakkie
basement
bed
bedroom
bench
boot
cellar
coldroom
container
corner
counter
cupboard
desk
door
drawer
floor
freezer
fridge
garage
hand
house
kitchen
loft
office
pantry
rack
room
shed
shelf
shelves
shop
site
stock
stockroom
stoep
storage
store
storeroom
table
till
truck
van
veranda
warehouse
window
yard`,
  within: `
at
behind
below
beneath
beside
by
in
inside
near
next
on
under
underneath`,
  excess: `
too many
too much
way too many`,
  sums: `
altogether
equals
is
makes
making
meaning
so
thats
thus
total
totalling
totals`,
  hence: `
hence
so
therefore
thus`,
  perPlace: `
a
each
every
per`,
  contrast: `
but`,
  likens: `
for
in
of
on
with`,
  tellsBeside: `
billed
bought
charged
credit
found
gave
got
invoiced
refund
there
took
uplift`,
  tellers: `
billed
bought
brought
charged
collected
counted
credited
delivered
dropped
found
gave
got
had
invoiced
left
loaded
moved
offloaded
overcharged
packed
received
returned
sent
shipped
supplied
swapped
took
unloaded`,
  were: `
had
was
were`,
  opensComplaint: `
behind
billed
boys
brought
charged
claim
courier
delivered
dispute
driver
drivers
dropped
guy
guys
invoiced
listed
lists
lorry
offloaded
overbilled
overcharged
queries
query
receipt
received
rep
say
says
sent
shipped
short
shorted
showed
shows
states
supplied
truck
with`,
  dimensions: `
cu
cubic
sq
square`,
  doors: `
apartment
apt
block
building
cabin
classroom
cottage
flat
floor
gate
house
room
suite
unit
villa`,
  opensNames: `
bakkie
best
boss
cash
chief
cool
dear
driver
early
first
friend
friends
good
great
hotel
kind
love
mama
mate
morning
perfect
place
pub
sharp
shop
store
truck
uncle`,
  sames: `
same`,
  respects: `
brand
color
colour
flavor
flavour
length
make
maker
range
size
sizes
type
weight
width`,
  naming: `
grade
merv
number
sch
sched
schedule
series
size
stage
type`,
  more: `
additional
another
extra
further
more`,
  pointing: `
it
one
ones
that
them
these
this
those`,
  rises: `
boost
bump
increase
raise
up`,
  falls: `
cut
decrease
down
lower
reduce`,
  byMuch: `
by`,
  longAgo: `
last
previously
yesterday`,
  singles: `
loose
loosies
single
singles`,
  dittos: `
dito
ditto
do
same`,
  customary: `
daily
monthly
normal
regular
standard
standing
usual
usuals
weekly`,
  latest: `
last
latest
prev
previous`,
  occasions: `
deliveries
delivery
list
month
months
order
orders
time
week
weekend
weekends
weeks`,
  weekDays: `
friday
fridays
monday
mondays
saturday
saturdays
sunday
sundays
thursday
thursdays
tuesday
tuesdays
wednesday
wednesdays
yesterday
yesterdays`,
  arrangements: `
account
arrangement
contact
day
days
discount
door
entrance
gate
guy
person
place
rate
rates
route
shop
site
slot
spot
terms
way
window`,
  thans: `
than`,
  usual: `
usual
usuals`,
  yours: `
your`,
  weeks: `
week
weeks`,
  months: `
month
months`,
};
