BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE entries (
	"match" VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("match", number)
);
INSERT INTO "entries" VALUES('tfq4yurr4uq5t3c9fnyz',1,'{"what":{"type":"table_seated","seat":0,"name":"Anna","colour":"orange"},"guest":"jgsn4n4bbvaf89zk"}',1795033784381);
INSERT INTO "entries" VALUES('tfq4yurr4uq5t3c9fnyz',2,'{"what":{"type":"table_bot_seated","seat":2,"bot":"random"}}',1795033784381);
INSERT INTO "entries" VALUES('tfq4yurr4uq5t3c9fnyz',3,'{"what":{"type":"table_seated","seat":1,"name":"Ben","colour":"white"},"guest":"4uz6kvrvhy8ezhk7"}',1795033784631);
INSERT INTO "entries" VALUES('tfq4yurr4uq5t3c9fnyz',4,'{"what":{"type":"table_began","moves":0}}',1795033784702);
INSERT INTO "entries" VALUES('tfq4yurr4uq5t3c9fnyz',5,'{"what":{"type":"table_moved","seat":2,"move":"lay romeo 2","is_bot":true}}',1795033784828);
INSERT INTO "entries" VALUES('tfq4yurr4uq5t3c9fnyz',6,'{"what":{"type":"table_said","seat":1,"name":"Ben","text":"Good luck!"},"guest":"4uz6kvrvhy8ezhk7"}',1795033785040);
INSERT INTO "entries" VALUES('tfq4yurr4uq5t3c9fnyz',7,'{"what":{"type":"table_moved","seat":0,"move":"lay doppelganger 1","is_bot":false}}',1795033786231);
INSERT INTO "entries" VALUES('tfq4yurr4uq5t3c9fnyz',8,'{"what":{"type":"table_moved","seat":1,"move":"lay king 2","is_bot":false}}',1795033786640);
INSERT INTO "entries" VALUES('tfq4yurr4uq5t3c9fnyz',9,'{"what":{"type":"table_moved","seat":2,"move":"lay musketeers 3","is_bot":true}}',1795033786868);
INSERT INTO "entries" VALUES('tfq4yurr4uq5t3c9fnyz',10,'{"what":{"type":"table_moved","seat":0,"move":"lay musketeers 3","is_bot":false}}',1795033786941);
INSERT INTO "entries" VALUES('tfq4yurr4uq5t3c9fnyz',11,'{"what":{"type":"table_moved","seat":1,"move":"lay traitor 1","is_bot":false}}',1795033787064);
INSERT INTO "entries" VALUES('tfq4yurr4uq5t3c9fnyz',12,'{"what":{"type":"table_moved","seat":2,"move":"lay queen 1","is_bot":true}}',1795033787076);
INSERT INTO "entries" VALUES('tfq4yurr4uq5t3c9fnyz',13,'{"what":{"type":"table_moved","seat":1,"move":"swap 2","is_bot":false}}',1795033788366);
INSERT INTO "entries" VALUES('tfq4yurr4uq5t3c9fnyz',14,'{"what":{"type":"table_moved","seat":0,"move":"lay queen 3","is_bot":false}}',1795033788405);
INSERT INTO "entries" VALUES('tfq4yurr4uq5t3c9fnyz',15,'{"what":{"type":"table_moved","seat":1,"move":"lay witch 1","is_bot":false}}',1795033788429);
INSERT INTO "entries" VALUES('tfq4yurr4uq5t3c9fnyz',16,'{"what":{"type":"table_moved","seat":2,"move":"lay minstrel 2","is_bot":true}}',1795033788446);
INSERT INTO "entries" VALUES('tfq4yurr4uq5t3c9fnyz',17,'{"what":{"type":"table_moved","seat":0,"move":"lay squire 2","is_bot":false}}',1795033788670);
INSERT INTO "entries" VALUES('tfq4yurr4uq5t3c9fnyz',18,'{"what":{"type":"table_moved","seat":1,"move":"lay wizard 3","is_bot":false}}',1795033788696);
INSERT INTO "entries" VALUES('tfq4yurr4uq5t3c9fnyz',19,'{"what":{"type":"table_moved","seat":2,"move":"lay landlord 2","is_bot":true}}',1795033788700);
INSERT INTO "entries" VALUES('tfq4yurr4uq5t3c9fnyz',20,'{"what":{"type":"table_moved","seat":0,"move":"lay fencing_master 1","is_bot":false}}',1795033788942);
INSERT INTO "entries" VALUES('tfq4yurr4uq5t3c9fnyz',21,'{"what":{"type":"table_finished","scores":[1,0,9],"winners":[2]}}',1795033788956);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',1,'{"what":{"type":"table_seated","seat":0,"name":"Anna","colour":"orange"},"guest":"jgsn4n4bbvaf89zk"}',1795033789324);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',2,'{"what":{"type":"table_bot_seated","seat":2,"bot":"random"}}',1795033789324);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',3,'{"what":{"type":"table_seated","seat":1,"name":"Ben","colour":"white"},"guest":"4uz6kvrvhy8ezhk7"}',1795033789357);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',4,'{"what":{"type":"table_began","moves":0}}',1795033789365);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',5,'{"what":{"type":"table_moved","seat":2,"move":"take merchant","is_bot":true}}',1795033789405);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',6,'{"what":{"type":"table_moved","seat":0,"move":"take architect","is_bot":false}}',1795033789447);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',7,'{"what":{"type":"table_moved","seat":1,"move":"take bishop","is_bot":false}}',1795033789583);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',8,'{"what":{"type":"table_moved","seat":2,"move":"take magician","is_bot":true}}',1795033789607);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',9,'{"what":{"type":"table_moved","seat":0,"move":"take warlord","is_bot":false}}',1795033789658);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',10,'{"what":{"type":"table_moved","seat":1,"move":"take king","is_bot":false}}',1795033789685);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',11,'{"what":{"type":"table_moved","seat":2,"move":"discard palace","is_bot":true}}',1795033789771);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',12,'{"what":{"type":"table_moved","seat":2,"move":"discard cathedral","is_bot":true}}',1795033789789);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',13,'{"what":{"type":"table_moved","seat":2,"move":"discard town_hall","is_bot":true}}',1795033789820);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',14,'{"what":{"type":"table_moved","seat":2,"move":"discard fortress","is_bot":true}}',1795033789874);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',15,'{"what":{"type":"table_moved","seat":2,"move":"done","is_bot":true}}',1795033789916);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',16,'{"what":{"type":"table_moved","seat":2,"move":"gold","is_bot":true}}',1795033789985);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',17,'{"what":{"type":"table_moved","seat":2,"move":"build prison","is_bot":true}}',1795033790085);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',18,'{"what":{"type":"table_moved","seat":2,"move":"end","is_bot":true}}',1795033790109);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',19,'{"what":{"type":"table_moved","seat":1,"move":"draw","is_bot":false}}',1795033790254);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',20,'{"what":{"type":"table_moved","seat":1,"move":"keep smithy","is_bot":false}}',1795033790377);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',21,'{"what":{"type":"table_moved","seat":1,"move":"build watchtower","is_bot":false}}',1795033790526);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',22,'{"what":{"type":"table_moved","seat":1,"move":"end","is_bot":false}}',1795033790612);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',23,'{"what":{"type":"table_moved","seat":1,"move":"draw","is_bot":false}}',1795033790683);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',24,'{"what":{"type":"table_moved","seat":1,"move":"keep temple","is_bot":false}}',1795033790916);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',25,'{"what":{"type":"table_moved","seat":1,"move":"build temple","is_bot":false}}',1795033791097);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',26,'{"what":{"type":"table_moved","seat":1,"move":"income","is_bot":false}}',1795033791330);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',27,'{"what":{"type":"table_moved","seat":1,"move":"end","is_bot":false}}',1795033791472);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',28,'{"what":{"type":"table_moved","seat":2,"move":"draw","is_bot":true}}',1795033791478);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',29,'{"what":{"type":"table_moved","seat":2,"move":"keep harbor","is_bot":true}}',1795033791482);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',30,'{"what":{"type":"table_moved","seat":2,"move":"bonus","is_bot":true}}',1795033791486);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',31,'{"what":{"type":"table_moved","seat":2,"move":"build market","is_bot":true}}',1795033791487);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',32,'{"what":{"type":"table_moved","seat":2,"move":"income","is_bot":true}}',1795033791488);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',33,'{"what":{"type":"table_moved","seat":2,"move":"end","is_bot":true}}',1795033791489);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',34,'{"what":{"type":"table_moved","seat":0,"move":"draw","is_bot":false}}',1795033791774);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',35,'{"what":{"type":"table_moved","seat":0,"move":"keep castle","is_bot":false}}',1795033791812);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',36,'{"what":{"type":"table_moved","seat":0,"move":"build church","is_bot":false}}',1795033791861);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',37,'{"what":{"type":"table_moved","seat":0,"move":"cards","is_bot":false}}',1795033791921);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',38,'{"what":{"type":"table_moved","seat":0,"move":"end","is_bot":false}}',1795033791979);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',39,'{"what":{"type":"table_moved","seat":0,"move":"draw","is_bot":false}}',1795033792030);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',40,'{"what":{"type":"table_moved","seat":0,"move":"keep tavern","is_bot":false}}',1795033792077);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',41,'{"what":{"type":"table_moved","seat":0,"move":"end","is_bot":false}}',1795033792119);
INSERT INTO "entries" VALUES('qs4qykp3tm2j8kf24mvq',42,'{"what":{"type":"table_finished","scores":[2,6,6],"winners":[2]}}',1795033792128);
INSERT INTO "entries" VALUES('w32dmu22mnm4hqzd8z96',1,'{"what":{"type":"table_seated","seat":0,"name":"Anna","colour":"orange"},"guest":"jgsn4n4bbvaf89zk"}',1795033792363);
INSERT INTO "entries" VALUES('w32dmu22mnm4hqzd8z96',2,'{"what":{"type":"table_seated","seat":1,"name":"Ben","colour":"white"},"guest":"4uz6kvrvhy8ezhk7"}',1795033792382);
INSERT INTO "entries" VALUES('w32dmu22mnm4hqzd8z96',3,'{"what":{"type":"table_began","moves":0}}',1795033792388);
INSERT INTO "entries" VALUES('w32dmu22mnm4hqzd8z96',4,'{"what":{"type":"table_moved","seat":1,"move":"lay doppelganger 1","is_bot":false}}',1795033792405);
INSERT INTO "entries" VALUES('w32dmu22mnm4hqzd8z96',5,'{"what":{"type":"table_moved","seat":0,"move":"lay assassin 2","is_bot":false}}',1795033792571);
INSERT INTO "entries" VALUES('w32dmu22mnm4hqzd8z96',6,'{"what":{"type":"table_moved","seat":1,"move":"lay fencing_master 1","is_bot":false}}',1795033792711);
INSERT INTO "entries" VALUES('w32dmu22mnm4hqzd8z96',7,'{"what":{"type":"table_moved","seat":0,"move":"lay musketeers 2","is_bot":false}}',1795033792760);
INSERT INTO "entries" VALUES('w32dmu22mnm4hqzd8z96',8,'{"what":{"type":"table_moved","seat":1,"move":"lay witch 1","is_bot":false}}',1795033792820);
INSERT INTO "entries" VALUES('w32dmu22mnm4hqzd8z96',9,'{"what":{"type":"table_moved","seat":0,"move":"lay traitor 2","is_bot":false}}',1795033792853);
INSERT INTO "entries" VALUES('w32dmu22mnm4hqzd8z96',10,'{"what":{"type":"table_moved","seat":1,"move":"lay assassin 1","is_bot":false}}',1795033792955);
INSERT INTO "entries" VALUES('k83caum2xyg8pgk8nhau',1,'{"what":{"type":"table_seated","seat":0,"name":"Ben","colour":"white"},"guest":"4uz6kvrvhy8ezhk7"}',1795033792961);
INSERT INTO "entries" VALUES('k83caum2xyg8pgk8nhau',2,'{"what":{"type":"table_seated","seat":1,"name":"Anna","colour":"orange"},"guest":"jgsn4n4bbvaf89zk"}',1795033792966);
INSERT INTO "entries" VALUES('k83caum2xyg8pgk8nhau',3,'{"what":{"type":"table_began","moves":0}}',1795033792969);
INSERT INTO "entries" VALUES('k83caum2xyg8pgk8nhau',4,'{"what":{"type":"table_moved","seat":0,"move":"take architect","is_bot":false}}',1795033792974);
INSERT INTO "entries" VALUES('k83caum2xyg8pgk8nhau',5,'{"what":{"type":"table_moved","seat":1,"move":"take king","is_bot":false}}',1795033792976);
INSERT INTO "entries" VALUES('k83caum2xyg8pgk8nhau',6,'{"what":{"type":"table_moved","seat":1,"move":"put merchant","is_bot":false}}',1795033792980);
INSERT INTO "entries" VALUES('k83caum2xyg8pgk8nhau',7,'{"what":{"type":"table_moved","seat":0,"move":"take warlord","is_bot":false}}',1795033792983);
INSERT INTO "entries" VALUES('k83caum2xyg8pgk8nhau',8,'{"what":{"type":"table_moved","seat":0,"move":"put magician","is_bot":false}}',1795033792986);
INSERT INTO "entries" VALUES('k83caum2xyg8pgk8nhau',9,'{"what":{"type":"table_moved","seat":1,"move":"take thief","is_bot":false}}',1795033792989);
INSERT INTO "entries" VALUES('k83caum2xyg8pgk8nhau',10,'{"what":{"type":"table_moved","seat":1,"move":"rob merchant","is_bot":false}}',1795033792992);
INSERT INTO "entries" VALUES('k83caum2xyg8pgk8nhau',11,'{"what":{"type":"table_moved","seat":1,"move":"gold","is_bot":false}}',1795033792996);
INSERT INTO "entries" VALUES('k83caum2xyg8pgk8nhau',12,'{"what":{"type":"table_moved","seat":1,"move":"build watchtower","is_bot":false}}',1795033793000);
INSERT INTO "entries" VALUES('k83caum2xyg8pgk8nhau',13,'{"what":{"type":"table_moved","seat":1,"move":"end","is_bot":false}}',1795033793003);
INSERT INTO "entries" VALUES('k83caum2xyg8pgk8nhau',14,'{"what":{"type":"table_moved","seat":1,"move":"draw","is_bot":false}}',1795033793007);
INSERT INTO "entries" VALUES('k83caum2xyg8pgk8nhau',15,'{"what":{"type":"table_moved","seat":1,"move":"keep watchtower","is_bot":false}}',1795033793010);
INSERT INTO "entries" VALUES('k83caum2xyg8pgk8nhau',16,'{"what":{"type":"table_moved","seat":1,"move":"build haunted_city","is_bot":false}}',1795033793014);
INSERT INTO "entries" VALUES('k83caum2xyg8pgk8nhau',17,'{"what":{"type":"table_moved","seat":1,"move":"end","is_bot":false}}',1795033793018);
INSERT INTO "entries" VALUES('k83caum2xyg8pgk8nhau',18,'{"what":{"type":"table_moved","seat":0,"move":"gold","is_bot":false}}',1795033793020);
INSERT INTO "entries" VALUES('uhn4sj385cper56yszgr',1,'{"what":{"type":"table_seated","seat":0,"name":"Ben","colour":"white"},"guest":"4uz6kvrvhy8ezhk7"}',1795033793022);
INSERT INTO "entries" VALUES('uhn4sj385cper56yszgr',2,'{"what":{"type":"table_bot_seated","seat":3,"bot":"greedy"}}',1795033793022);
CREATE TABLE guests (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	colour VARCHAR(20) NOT NULL, 
	recovery VARCHAR(64) NOT NULL, 
	made_at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('jgsn4n4bbvaf89zk','Anna','orange','9af7444fc27c0a6a0769e9129794be381b96aee03aa3dd199774c3921d970a4d',1795033784209);
INSERT INTO "guests" VALUES('4uz6kvrvhy8ezhk7','Ben','white','ea10b4f61f523ef0bb6f4060df3993a0078758cfce2d43425fa9c13bb5f8ef39',1795033784320);
CREATE TABLE keys (
	id VARCHAR(40) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	guest VARCHAR(40) NOT NULL, 
	"match" VARCHAR(40), 
	seat INTEGER, 
	made_at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "keys" VALUES('cq23ex46yndapw6f','8f9354f615724366a539dcb34c382887e053a65949fda131371d7fe8fcb9fd69','jgsn4n4bbvaf89zk',NULL,NULL,1795033784209);
INSERT INTO "keys" VALUES('6jfstkcrs72h3fu5','d69f5206463ad064145def259557199518dadb03e72cd57e3a105898dee823e9','4uz6kvrvhy8ezhk7',NULL,NULL,1795033784320);
CREATE TABLE matches (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules VARCHAR(40) NOT NULL, 
	release VARCHAR(40) NOT NULL, 
	seats INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	settings TEXT NOT NULL, 
	host VARCHAR(40) NOT NULL, 
	opened_at BIGINT NOT NULL, 
	ended_at BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('tfq4yurr4uq5t3c9fnyz','kabale','1','0.1.0',3,'{"round_end":"at_once","doppelganger":"printed","floor":"zero","cloaked_card":"own_card","uncontested_goal":"removed","start_player":"random","scores":"hidden","rounds":1,"allies":"all"}','cd15f9f5bbe9380b717fd7ac7d12f724bd913212f7b7fa5b5e4133e02dcf458d','{"is_open":true,"has_hints":true,"has_chat":true,"is_rated":true,"clock":null,"origin":null,"opening":[]}','jgsn4n4bbvaf89zk',1795033784381,1795033788956);
INSERT INTO "matches" VALUES('qs4qykp3tm2j8kf24mvq','citadels','1','0.1.0',3,'{"cast":"base","dark_districts":"none","left_out":[],"murdered_king":"stays","long_reign":"off","face_down":"crown_looks","warlord_own":"no","rank8_timing":"any","emperor_payment":"none","smithy":"3_for_2","alchemist":"building","discard":"under_deck","armory":"any","haunted_city":"always","end_at":2,"start_player":"random","max_rounds":"none"}','38013316ad981f2a170cf0734d3573fa530503feb99a57243606b7f87a45fcda','{"is_open":false,"has_hints":true,"has_chat":true,"is_rated":true,"clock":null,"origin":null,"opening":[]}','jgsn4n4bbvaf89zk',1795033789324,1795033792128);
INSERT INTO "matches" VALUES('w32dmu22mnm4hqzd8z96','kabale','1','0.1.0',2,'{"round_end":"at_once","doppelganger":"printed","floor":"zero","cloaked_card":"own_card","uncontested_goal":"removed","start_player":"random","scores":"hidden","rounds":3,"allies":"all"}','93670cfeb311158bd5b4a0a3357ce83a177dc49c34c51fe6cd0e29a0a9472387','{"is_open":false,"has_hints":true,"has_chat":true,"is_rated":true,"clock":{"move":86400,"reserve":0},"origin":null,"opening":[]}','jgsn4n4bbvaf89zk',1795033792363,NULL);
INSERT INTO "matches" VALUES('k83caum2xyg8pgk8nhau','citadels','1','0.1.0',2,'{"cast":"base","dark_districts":"none","left_out":[],"murdered_king":"stays","long_reign":"off","face_down":"crown_looks","warlord_own":"no","rank8_timing":"any","emperor_payment":"none","smithy":"3_for_2","alchemist":"building","discard":"under_deck","armory":"any","haunted_city":"always","end_at":2,"start_player":"random","max_rounds":"none"}','f71d252fbaf7efbc3895d0af528cf7b5e51a3515b565dfbd38ad3c29a64ccfab','{"is_open":false,"has_hints":true,"has_chat":true,"is_rated":true,"clock":null,"origin":null,"opening":[]}','4uz6kvrvhy8ezhk7',1795033792961,NULL);
INSERT INTO "matches" VALUES('uhn4sj385cper56yszgr','kabale','1','0.1.0',4,'{"round_end":"at_once","doppelganger":"printed","floor":"zero","cloaked_card":"own_card","uncontested_goal":"removed","start_player":"random","scores":"hidden","rounds":6,"allies":"all"}','6bbb24a35bda30c5420325c4561b6d2a031e5340622570a19402b7ca683848a8','{"is_open":false,"has_hints":true,"has_chat":true,"is_rated":true,"clock":null,"origin":null,"opening":[]}','4uz6kvrvhy8ezhk7',1795033793022,NULL);
CREATE TABLE mutes (
	guest VARCHAR(40) NOT NULL, 
	muted VARCHAR(40) NOT NULL, 
	PRIMARY KEY (guest, muted)
);
CREATE TABLE players (
	"match" VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	guest VARCHAR(40), 
	bot VARCHAR(40), 
	score INTEGER NOT NULL, 
	is_winner BOOLEAN NOT NULL, 
	rating FLOAT, 
	change FLOAT, 
	PRIMARY KEY ("match", seat)
);
INSERT INTO "players" VALUES('tfq4yurr4uq5t3c9fnyz',0,'Anna','jgsn4n4bbvaf89zk',NULL,1,0,1.5425895017802240261e+00,1.5425895017802240261e+00);
INSERT INTO "players" VALUES('tfq4yurr4uq5t3c9fnyz',1,'Ben','4uz6kvrvhy8ezhk7',NULL,0,0,-2.76098351934391672557e+00,-2.76098351934391672557e+00);
INSERT INTO "players" VALUES('tfq4yurr4uq5t3c9fnyz',2,'Bot 3',NULL,'random',9,1,3.253318548555444778e+00,3.253318548555444778e+00);
INSERT INTO "players" VALUES('qs4qykp3tm2j8kf24mvq',0,'Anna','jgsn4n4bbvaf89zk',NULL,2,0,-2.76098351934391672557e+00,-2.76098351934391672557e+00);
INSERT INTO "players" VALUES('qs4qykp3tm2j8kf24mvq',1,'Ben','4uz6kvrvhy8ezhk7',NULL,6,0,1.5425895017802240261e+00,1.5425895017802240261e+00);
INSERT INTO "players" VALUES('qs4qykp3tm2j8kf24mvq',2,'Bot 3',NULL,'random',6,1,3.253318548555444778e+00,3.253318548555444778e+00);
CREATE TABLE ratings (
	game VARCHAR(40) NOT NULL, 
	player VARCHAR(60) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	matches INTEGER NOT NULL, 
	PRIMARY KEY (game, player)
);
INSERT INTO "ratings" VALUES('kabale','guest:jgsn4n4bbvaf89zk',2.57172621701873573831e+01,8.0582242228023783781e+00,1);
INSERT INTO "ratings" VALUES('kabale','guest:4uz6kvrvhy8ezhk7',2.14136891490632166315e+01,8.0582242228023783781e+00,1);
INSERT INTO "ratings" VALUES('kabale','bot:random',2.78690486807494259831e+01,8.20524337739799314306e+00,1);
INSERT INTO "ratings" VALUES('citadels','guest:jgsn4n4bbvaf89zk',2.14136891490632166315e+01,8.0582242228023783781e+00,1);
INSERT INTO "ratings" VALUES('citadels','guest:4uz6kvrvhy8ezhk7',2.57172621701873573831e+01,8.0582242228023783781e+00,1);
INSERT INTO "ratings" VALUES('citadels','bot:random',2.78690486807494259831e+01,8.20524337739799314306e+00,1);
CREATE TABLE results (
	"match" VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	finished_at BIGINT NOT NULL, 
	moves INTEGER NOT NULL, 
	is_rated BOOLEAN NOT NULL, 
	PRIMARY KEY ("match")
);
INSERT INTO "results" VALUES('tfq4yurr4uq5t3c9fnyz','kabale',1795033788956,15,1);
INSERT INTO "results" VALUES('qs4qykp3tm2j8kf24mvq','citadels',1795033792128,37,1);
CREATE TABLE tallies (
	game VARCHAR(40) NOT NULL, 
	what VARCHAR(20) NOT NULL, 
	"key" VARCHAR(40) NOT NULL, 
	times BIGINT NOT NULL, 
	wins BIGINT NOT NULL, 
	points BIGINT NOT NULL, 
	PRIMARY KEY (game, what, "key")
);
INSERT INTO "tallies" VALUES('kabale','round','1',3,3,10);
INSERT INTO "tallies" VALUES('kabale','card','doppelganger',1,0,0);
INSERT INTO "tallies" VALUES('kabale','card','traitor',1,0,0);
INSERT INTO "tallies" VALUES('kabale','card','queen',2,2,6);
INSERT INTO "tallies" VALUES('kabale','card','witch',1,0,0);
INSERT INTO "tallies" VALUES('kabale','card','fencing_master',1,0,0);
INSERT INTO "tallies" VALUES('kabale','card','romeo',1,1,4);
INSERT INTO "tallies" VALUES('kabale','card','king',1,0,0);
INSERT INTO "tallies" VALUES('kabale','card','minstrel',1,1,4);
INSERT INTO "tallies" VALUES('kabale','card','squire',1,0,0);
INSERT INTO "tallies" VALUES('kabale','card','landlord',1,1,4);
INSERT INTO "tallies" VALUES('kabale','card','musketeers',2,1,1);
INSERT INTO "tallies" VALUES('kabale','card','wizard',1,0,0);
INSERT INTO "tallies" VALUES('citadels','card','architect',1,0,2);
INSERT INTO "tallies" VALUES('citadels','card','warlord',1,0,2);
INSERT INTO "tallies" VALUES('citadels','card','bishop',1,0,6);
INSERT INTO "tallies" VALUES('citadels','card','king',1,0,6);
INSERT INTO "tallies" VALUES('citadels','card','magician',1,1,6);
INSERT INTO "tallies" VALUES('citadels','card','merchant',1,1,6);
INSERT INTO "tallies" VALUES('citadels','round','all',3,1,14);
CREATE INDEX keys_guest ON keys (guest);
CREATE INDEX matches_ended ON matches (ended_at);
CREATE INDEX results_game ON results (game, finished_at);
CREATE INDEX players_guest ON players (guest);
CREATE INDEX keys_seat ON keys ("match", seat);
COMMIT;
